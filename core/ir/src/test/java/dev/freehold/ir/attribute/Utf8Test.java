// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8Test {
  /** Bytes that begin, continue and end characters of all lengths, and such as never do. */
  private static final byte[] INTERESTING =
      {'a', '?', 0, 0x7F, (byte) 0x80, (byte) 0xBF, (byte) 0xC0, (byte) 0xC3, (byte) 0xA9, (byte) 0xE0, (byte) 0xA0, (byte) 0xE6,
          (byte) 0x97, (byte) 0xA5, (byte) 0xED, (byte) 0xB0, (byte) 0xEF, (byte) 0xBD, (byte) 0xF0, (byte) 0x9F, (byte) 0x98, (byte) 0xF4,
          (byte) 0xF5, (byte) 0xFF};

  @ParameterizedTest
  @ValueSource(strings = {"", "plain", "é", "日本", "😀", "a\uFFFDb", "mixed é日😀?\0"})
  void validBytesAreText(String text) {
    assertEquals(text, Utf8.decode(text.getBytes(StandardCharsets.UTF_8)));
    assertArrayEquals(text.getBytes(StandardCharsets.UTF_8), Utf8.encode(text));
  }

  @Test
  void otherBytesAreLoneSurrogates() {
    assertEquals("a\uDCFFb", Utf8.decode(new byte[] {'a', (byte) 0xFF, 'b'}));
    assertEquals("\uDCE6\uDC97", Utf8.decode(new byte[] {(byte) 0xE6, (byte) 0x97}), "a character that ends too early");
    assertEquals("\uDCC0\uDC80", Utf8.decode(new byte[] {(byte) 0xC0, (byte) 0x80}), "longer than it may be");
    assertEquals("\uDCED\uDCB0\uDC80", Utf8.decode(new byte[] {(byte) 0xED, (byte) 0xB0, (byte) 0x80}), "a surrogate");
    assertEquals("\uDCFFé\uFFFD", Utf8.decode(new byte[] {(byte) 0xFF, (byte) 0xC3, (byte) 0xA9, (byte) 0xEF, (byte) 0xBF, (byte) 0xBD}));
  }

  @Test
  void anyBytesSurvive() {
    Random random = new Random(7);
    for (int round = 0; round < 20_000; round++) {
      byte[] bytes = random(random);
      String text = Utf8.decode(bytes);
      assertArrayEquals(bytes, Utf8.encode(text), () -> Arrays.toString(bytes));
      ByteArrayOutputStream printed = new ByteArrayOutputStream();
      try (PrintStream out = Utf8.printStream(printed, false)) {
        out.print(text);
      }
      assertArrayEquals(bytes, printed.toByteArray(), () -> Arrays.toString(bytes));
    }
  }

  @Test
  void streamsEncodeWhatIsPrintedInPortions() {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    String text = "é日😀\uDCFF".repeat(5000);
    try (PrintStream out = Utf8.printStream(printed, false)) {
      for (int i = 0; i < text.length(); i++) out.print(text.charAt(i));
    }
    assertArrayEquals(Utf8.encode(text), printed.toByteArray());
  }

  @Test
  void noTextIsAnErrorToEncode() {
    assertArrayEquals(new byte[] {'a', '?', 'b'}, Utf8.encode("a\uD800b"));
  }

  @Test
  void theOrderIsThatOfTheBytes() {
    Random random = new Random(8);
    for (int round = 0; round < 20_000; round++) {
      byte[] a = random(random);
      byte[] b = random(random);
      assertEquals(Integer.signum(Arrays.compareUnsigned(a, b)), Integer.signum(Utf8.BYTE_ORDER.compare(Utf8.decode(a), Utf8.decode(b))),
          () -> Arrays.toString(a) + " " + Arrays.toString(b));
    }
  }

  private static byte[] random(Random random) {
    byte[] bytes = new byte[random.nextInt(7)];
    for (int i = 0; i < bytes.length; i++) bytes[i] = INTERESTING[random.nextInt(INTERESTING.length)];
    return bytes;
  }
}
