// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Errors and operands. The recorded errors are the reference's, columns counted from the start of the map. */
class AffineParserTest {
  /** A lexer that collects errors, and puts those of wrong tokens where the reference has them. */
  private static final class Tokens implements AffineTokens {
    private final AffineLexer lexer;
    private final List<String> errors = new ArrayList<>();
    private int previousEnd;

    Tokens(String source) {
      lexer = new AffineLexer(source);
    }

    @Override
    public Kind kind() {
      return lexer.kind();
    }

    @Override
    public String text() {
      return lexer.text();
    }

    @Override
    public int position() {
      return lexer.position();
    }

    @Override
    public void advance() {
      previousEnd = lexer.position() + lexer.text().length();
      lexer.advance();
    }

    @Override
    public void error(int position, String message) {
      errors.add(position + ": " + message);
    }

    @Override
    public void wrongToken(String message) {
      error(previousEnd, message);
    }

    String take() {
      String text = text();
      advance();
      return text;
    }
  }

  @Test
  void reportsErrorsAsTheReferenceDoes() throws IOException {
    List<String> recorded = AffineTest.lines("errors.txt");
    List<String> actual = new ArrayList<>();
    for (String line : recorded) {
      if (line.startsWith("  ")) continue;
      actual.add(line);
      Tokens tokens = new Tokens(line.substring(4));
      AffineStructure structure = line.startsWith("map") ? AffineParser.parseMap(tokens) : AffineParser.parseSet(tokens);
      assertNull(structure, line);
      for (String error : tokens.errors) actual.add("  " + error);
    }
    assertEquals(String.join("\n", recorded), String.join("\n", actual));
  }

  private static String operands(String source) {
    Tokens tokens = new Tokens(source);
    Supplier<String> reader = tokens::take;
    AffineOperands<String> read = AffineParser.parseMapOfOperands(tokens, AffineParser.Brackets.SQUARE, reader);
    return read == null ? tokens.errors.toString() : read.map() + " " + read.dims() + " " + read.symbols();
  }

  /** What affine.load prints for these with --mlir-print-op-generic. */
  @Test
  void numbersOperandsByFirstUse() {
    assertEquals("(d0, d1)[s0] -> (d0 + d1 * 2, d0 + s0) [%i, %j] [%s]", operands("[%i + %j * 2, symbol(%s) + %i]"));
    assertEquals("(d0, d1)[s0, s1] -> (d0 - d1, d0 floordiv s0 + d1 * s1) [%j, %i] [%n, %s]",
        operands("[%j - %i, %j floordiv symbol(%n) + symbol(%s) * %i]"));
    assertEquals("(d0)[s0] -> (7, -d0 + s0 mod 3) [%i] [%s]", operands("[7, -%i + symbol(%s) mod 3]"));
    assertEquals("() -> () [] []", operands("[]"));
  }

  @Test
  void reportsErrorsInOperands() {
    assertEquals("[10: expected ')' at end of SSA symbol]", operands("[symbol(%i]"));
    assertEquals("[7: expected '(' at start of SSA symbol]", operands("[symbol %s]"));
    assertEquals("[1: use of undeclared identifier]", operands("[d0]"));
    assertEquals("[4: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic]",
        operands("[%i * %j]"));
  }
}
