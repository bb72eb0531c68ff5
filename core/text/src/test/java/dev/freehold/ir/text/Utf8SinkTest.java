// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.freehold.ir.attribute.TextSink;
import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text that becomes bytes. */
class Utf8SinkTest {
  private static final List<String> STRINGS = List.of("", "%", "memref.load", "\u00E9", "\u20AC = %", "\uD83D\uDE00", "x".repeat(1 << 15), "\uDCFF",
      "y".repeat((1 << 16) + 1), "\u0141".repeat(50_000), "z".repeat(300_000));

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final StreamSink stream = new StreamSink(bytes);

  private String written() {
    stream.flush();
    return Utf8.decode(bytes.toByteArray());
  }

  /** Writes the same, of all kinds and lengths, to a sink and to a string. */
  private static String fill(TextSink sink, long seed) {
    Random random = new Random(seed);
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      String string = STRINGS.get(random.nextInt(random.nextInt(STRINGS.size()) + 1));
      expected.append(string);
      switch (random.nextInt(3)) {
        case 0 -> sink.text(string);
        case 1 -> {
          byte[] encoded = Utf8.encode(string);
          sink.utf8(encoded, encoded.length);
        }
        default -> {
          int number = random.nextInt() >>> random.nextInt(1, Integer.SIZE);
          sink.numbered(string, number);
          expected.append(number);
        }
      }
    }
    return expected.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 9, 10, 99, 100, 12_345, 999_999_999, 1_000_000_000, Integer.MAX_VALUE})
  void aNumberStandsInDecimalDigits(int number) {
    stream.numbered("%arg", number);
    assertEquals("%arg" + number, written());
  }

  @Test
  void manyNumbersAreDividedExactly() {
    StringBuilder expected = new StringBuilder();
    for (long n = 0; n < Integer.MAX_VALUE; n += 65_521) {
      stream.numbered(" ", (int) n);
      expected.append(' ').append(n);
    }
    assertEquals(expected.toString(), written());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void aStreamGetsAllInOrder(long seed) {
    String expected = fill(stream, seed);
    assertEquals(expected, written());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void whatIsHeldIsWrittenOnce(long seed) {
    TextChunks held = new TextChunks();
    StringBuilder expected = new StringBuilder();
    for (long part = 0; part < 3; part++) {
      String text = fill(held, 10 * seed + part);
      assertEquals(Utf8.encode(text).length, held.length());
      held.moveAllTo(stream);
      assertEquals(0, held.length());
      expected.append(text);
    }
    assertEquals(expected.toString(), written());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void charactersBecomeTheSame(long seed) {
    StringBuilder text = new StringBuilder();
    TextChunks held = new TextChunks();
    String expected = fill(held, seed);
    held.moveAllTo(TextSink.of(text));
    assertEquals(expected, text.toString());
    text.setLength(0);
    assertEquals(fill(TextSink.of(text), seed), text.toString());
  }

  @Test
  void whatTheStreamThrowsReachesTheCaller() {
    IOException full = new IOException("No space left on device");
    StreamSink broken = new StreamSink(new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw full;
      }
    });
    broken.text("module");
    assertEquals(full, assertThrows(UncheckedIOException.class, broken::flush).getCause());
  }
}
