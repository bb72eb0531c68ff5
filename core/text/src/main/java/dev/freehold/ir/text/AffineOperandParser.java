// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.affine.AffineOperands;
import dev.freehold.ir.affine.AffineParser;
import dev.freehold.ir.text.OpParser.Operand;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads affine expressions over operands. */
final class AffineOperandParser {
  /** An operand of an affine expression: wherever it stands, it is the same. */
  private record AffineOperand(Operand operand) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof AffineOperand(Operand that) && that.name().equals(operand.name()) && that.number() == operand.number();
    }

    @Override
    public int hashCode() {
      return operand.name().hashCode() * 31 + operand.number();
    }
  }

  private final OpParser p;

  AffineOperandParser(OpParser p) {
    this.p = p;
  }

  AffineOperands<Operand> map(AffineParser.Brackets brackets) {
    return withLocations(AffineParser.parseMapOfOperands(new AffineTokenReader(p), brackets, this::operand));
  }

  AffineOperands<Operand> expr() {
    return withLocations(AffineParser.parseExprOfOperands(new AffineTokenReader(p), this::operand));
  }

  private AffineOperand operand() {
    return new AffineOperand(p.expectOperand());
  }

  private static AffineOperands<Operand> withLocations(@Nullable AffineOperands<AffineOperand> given) {
    AffineOperands<AffineOperand> read = Objects.requireNonNull(given, AffineTokenReader.STOPS);
    return new AffineOperands<>(read.map(), operands(read.dims()), operands(read.symbols()));
  }

  private static List<Operand> operands(List<AffineOperand> read) {
    List<Operand> operands = new ArrayList<>(read.size());
    for (AffineOperand each : read) operands.add(each.operand());
    return operands;
  }
}
