// SPDX-License-Identifier: Apache-2.0
package dev.freehold.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;

class DocumentTextTest {
  @Test
  void positionsCountUtf16UnitsAndOffsetsBytes() {
    DocumentText text = new DocumentText("aé𝄞b\r\nc\rd\n");
    assertEquals(4, text.lineCount());
    assertEquals(7, text.offset(new Position(0, 4)), "1 + 2 + 4 bytes, 1 + 1 + 2 units");
    assertEquals(new Position(0, 4), text.position(7));
    assertEquals(10, text.offset(new Position(1, 0)));
    assertEquals("c", text.line(1));
    assertEquals(12, text.offset(new Position(2, 0)));
    assertEquals(8, text.offset(new Position(0, 99)), "the end of the line");
    assertEquals(text.byteCount(), text.offset(new Position(99, 0)));
    assertEquals(0, text.offset(new Position(-1, 5)));
  }

  @Test
  void loneSurrogatesAreOneByte() {
    DocumentText text = new DocumentText("\uD834x\uDD1Ey");
    assertEquals(4, text.byteCount());
    for (int i = 0; i <= 4; i++) assertEquals(i, text.offset(new Position(0, i)));
  }

  @Test
  void offsetsAndPositionsAgreeOnRandomTexts() {
    Random random = new Random(7);
    String[] pieces = {"a", "é", "€", "𝄞", "\n", "\r\n", "\r", " "};
    for (int round = 0; round < 200; round++) {
      StringBuilder made = new StringBuilder();
      for (int i = random.nextInt(40); i > 0; i--) made.append(pieces[random.nextInt(pieces.length)]);
      String string = made.toString();
      DocumentText text = new DocumentText(string);
      assertEquals(string.getBytes(StandardCharsets.UTF_8).length, text.byteCount());
      for (int unit = 0; unit <= string.length(); unit++) {
        if (unit > 0 && unit < string.length() && Character.isLowSurrogate(string.charAt(unit))) continue;
        if (unit > 0 && unit < string.length() && string.charAt(unit - 1) == '\r' && string.charAt(unit) == '\n') continue;
        int offset = string.substring(0, unit).getBytes(StandardCharsets.UTF_8).length;
        Position position = text.position(offset);
        assertEquals(offset, text.offset(position));
        assertEquals(unit, text.unit(position));
      }
    }
  }

  @Test
  void editsReplaceRanges() {
    DocumentText text = new DocumentText("one\ntwo\n");
    assertEquals("one\nTWO\n", text.with(new Range(new Position(1, 0), new Position(1, 3)), "TWO").text());
    assertEquals("one\nTWO\n", text.with(new Range(new Position(1, 3), new Position(1, 0)), "TWO").text(), "ends in the wrong order");
    assertEquals("one\ntwo\nthree", text.with(new Range(new Position(9, 9), new Position(9, 9)), "three").text());
  }
}
