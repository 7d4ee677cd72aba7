package plateau.browser;

/** The screens that we look at. */
enum Device {
  PHONE(390, 844),
  SMALL_PHONE(360, 640),
  TABLET(820, 1180),
  LAPTOP(1280, 800),
  DESKTOP(1440, 900);

  final int width;
  final int height;

  Device(int width, int height) {
    this.width = width;
    this.height = height;
  }

  String size() {
    return width + "x" + height;
  }
}
