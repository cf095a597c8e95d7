print("deeppress")
