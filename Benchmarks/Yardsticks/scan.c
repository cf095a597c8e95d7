// The least that can be done with the lines of an evemu recording: read, find the events, parse their numbers.
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static char buffer[(1 << 18) + 1];

static long number(const char **place, int base) {
  const char *p = *place;
  long value = 0;
  int negative = 0;
  while (*p == ' ') p++;
  if (*p == '-') negative = 1, p++;
  for (;; p++) {
    int digit = *p >= '0' && *p <= '9' ? *p - '0' : *p >= 'a' && *p <= 'f' ? *p - 'a' + 10 : 99;
    if (digit >= base) break;
    value = value * base + digit;
  }
  *place = p;
  return negative ? -value : value;
}

int main(int argc, char **argv) {
  int file = argc == 2 ? open(argv[1], O_RDONLY) : -1;
  size_t kept = 0;
  long sum = 0;
  ssize_t count;
  if (file < 0) return 1;
  while ((count = read(file, buffer + kept, sizeof buffer - 1 - kept)) > 0) {
    char *end = buffer + kept + count, *line = buffer, *next;
    *end = 0;
    while ((next = memchr(line, '\n', end - line))) {
      if (line[0] == 'E' && line[1] == ':') {
        const char *p = line + 2;
        sum += number(&p, 10);
        if (*p == '.') p++;
        sum += number(&p, 10) + number(&p, 16) + number(&p, 16) + number(&p, 10);
      }
      line = next + 1;
    }
    kept = end - line;
    memmove(buffer, line, kept);
  }
  printf("%ld\n", sum);
  return 0;
}
