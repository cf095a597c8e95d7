@_exported import StandinBase
