// evemu's own reader in a loop: what reading a recording costs with the library that defined the format.
#include <evemu.h>
#include <stdio.h>

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
  struct evemu_device *device = evemu_new(NULL);
  struct input_event event;
  long sum = 0;
  if (!file || !device || evemu_read(device, file) <= 0) return 1;
  while (evemu_read_event(file, &event) > 0) sum += event.value;
  printf("%ld\n", sum);
  return 0;
}
