/// What tells a model of device from another (the kernel's input_id).
public struct DeviceID: Sendable, Equatable {
  /// The bus, such as 3 for USB and 0x11 for PS/2.
  public var bus: UInt16
  /// The maker.
  public var vendor: UInt16
  /// The model.
  public var product: UInt16
  /// The model's version.
  public var version: UInt16

  /// Makes an id.
  public init(bus: UInt16 = 0, vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0) {
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
  }
}
