// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.ir.Workers;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinesTest {
  private final Random random = new Random(20261127);

  private byte[] text(int length) {
    byte[] text = new byte[length];
    int mostBetween = 1 + random.nextInt(12);
    for (int i = 0; i < text.length; i++) text[i] = (byte) (random.nextInt(mostBetween) == 0 ? '\n' : 'a');
    return text;
  }

  /** The line of each position, by counting newlines, and where each line begins. */
  private record Expected(int[] lines, int[] starts) {
    static Expected of(byte[] text) {
      int[] lines = new int[text.length + 1];
      int[] starts = new int[text.length + 2];
      for (int position = 1; position <= text.length; position++) {
        lines[position] = lines[position - 1];
        if (text[position - 1] == '\n') starts[++lines[position]] = position;
      }
      return new Expected(lines, starts);
    }

    void check(Lines found, int position, int near) {
      assertEquals(lines[position], found.at(position, near));
      assertEquals(starts[lines[position]], found.start(lines[position]));
    }
  }

  @Test
  void eachPositionIsInTheLineThatCountingNewlinesSays() {
    for (int round = 0; round < 300; round++) {
      byte[] text = text(random.nextInt(200));
      Expected expected = Expected.of(text);
      Lines lines = new Lines(text);
      for (int position = 0; position <= text.length; position++) expected.check(lines, position, random.nextInt(expected.lines[position] + 1));
      assertEquals(expected.lines[text.length] + 1, lines.count());
    }
  }

  @Test
  void positionsMayComeInAnyOrder() {
    for (int round = 0; round < 30; round++) {
      byte[] text = text(1 + random.nextInt(200_000));
      Expected expected = Expected.of(text);
      Lines lines = new Lines(text);
      int near = 0;
      for (int i = 0; i < 100; i++) {
        int position = random.nextInt(text.length + 1);
        expected.check(lines, position, near);
        near = expected.lines[position];
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5})
  void threadsMayAskAtTheSameTime(int threads) {
    for (int round = 0; round < 30; round++) {
      byte[] text = text(1 + random.nextInt(200_000));
      Expected expected = Expected.of(text);
      Lines lines = new Lines(text);
      long seed = random.nextLong();
      Workers.of(threads).run(threads, task -> {
        if (task == 0) lines.findAll();
        Random positions = new Random(seed + task);
        for (int i = 0; i < 1000; i++) expected.check(lines, positions.nextInt(text.length + 1), 0);
      });
    }
  }
}
