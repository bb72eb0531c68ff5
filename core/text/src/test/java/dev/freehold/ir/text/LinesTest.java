// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.freehold.ir.Workers;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LinesTest {
  @Test
  void eachPositionIsInTheLineThatCountingNewlinesSays() {
    Random random = new Random(20261127);
    for (int round = 0; round < 300; round++) {
      byte[] text = new byte[random.nextInt(200)];
      for (int i = 0; i < text.length; i++) text[i] = (byte) (random.nextInt(1 + random.nextInt(12)) == 0 ? '\n' : 'a');
      Lines lines = Lines.of(text, Workers.of(1 + random.nextInt(5)));
      int line = 0;
      int start = 0;
      for (int position = 0; position <= text.length; position++) {
        if (position > 0 && text[position - 1] == '\n') {
          line++;
          start = position;
        }
        assertEquals(line, lines.at(position, random.nextInt(lines.count())));
        assertEquals(start, lines.start(line));
      }
      assertEquals(line + 1, lines.count());
    }
  }
}
