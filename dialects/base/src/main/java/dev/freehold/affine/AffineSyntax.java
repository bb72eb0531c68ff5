// SPDX-License-Identifier: Apache-2.0
package dev.freehold.affine;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineOperands;
import dev.freehold.ir.affine.AffineParser.Brackets;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** Parsing and printing that several operations of the dialect share. */
final class AffineSyntax {
  private AffineSyntax() {}

  /** {@code (%dim, …)[%symbol, …]}. */
  record DimsAndSymbols(List<OpParser.Operand> dims, List<OpParser.Operand> symbols) {
    static DimsAndSymbols parse(OpParser p) {
      List<OpParser.Operand> dims = p.operandList(Delimiter.PAREN);
      return new DimsAndSymbols(dims, p.operandList(Delimiter.OPTIONAL_SQUARE));
    }

    int size() {
      return dims.size() + symbols.size();
    }

    List<Value> resolve(OpParser p) {
      return resolveAll(p, dims, symbols);
    }
  }

  private static List<Value> resolveAll(OpParser p, List<OpParser.Operand> dims, List<OpParser.Operand> symbols) {
    List<Value> operands = new ArrayList<>(p.resolveAll(dims, IndexType.INSTANCE));
    operands.addAll(p.resolveAll(symbols, IndexType.INSTANCE));
    return operands;
  }

  static void printDimsAndSymbols(List<? extends Value> operands, int dims, OpPrinter out) {
    out.text("(").operands(operands.subList(0, dims)).text(")");
    if (operands.size() > dims) out.text("[").operands(operands.subList(dims, operands.size())).text("]");
  }

  /** Parses {@code [%i + 1, symbol(%n)]} into an attribute of that name; the operands returned are not yet resolved. */
  static AffineOperands<OpParser.Operand> indices(OpParser p, OpState<?> state, String map) {
    AffineOperands<OpParser.Operand> indices = p.affineMapOfOperands(Brackets.SQUARE);
    state.attr(map, AffineMapAttr.of(indices.map()));
    return indices;
  }

  static List<Value> resolve(AffineOperands<OpParser.Operand> indices, OpParser p) {
    return resolveAll(p, indices.dims(), indices.symbols());
  }

  /** {@code %m[%i + 1]}, before its types are known. */
  record Access(OpParser.Operand memref, AffineOperands<OpParser.Operand> indices) {
    static Access parse(OpParser p, OpState<?> state) {
      OpParser.Operand memref = p.expectOperand();
      return new Access(memref, AffineSyntax.indices(p, state, AccessOp.MAP));
    }

    /** The memref and what its indices are computed from. */
    List<Value> resolve(MemRefType type, OpParser p) {
      List<Value> operands = new ArrayList<>(List.of(p.resolve(memref, type)));
      operands.addAll(AffineSyntax.resolve(indices, p));
      return operands;
    }
  }

  /** {@code : memref<…>}. */
  static MemRefType colonMemRefType(OpParser p) {
    return p.colonType(MemRefType.class, "builtin.memref");
  }

  /** {@code , vector<…>}. */
  static VectorType commaVectorType(OpParser p) {
    p.expect(",");
    return p.type(VectorType.class, "builtin.vector");
  }
}
