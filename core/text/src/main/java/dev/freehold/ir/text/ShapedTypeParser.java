// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.NoneType;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.FunctionType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.OpaqueAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.StridedLayoutAttr;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.TensorEncoding;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.TupleType;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.builtin.VectorElement;
import dev.freehold.ir.builtin.VectorType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads the types that have a shape, from behind the word that names them. */
final class ShapedTypeParser {
  private final AttrParser p;

  ShapedTypeParser(AttrParser p) {
    this.p = p;
  }

  // Sizes.

  Shape dimensions(boolean allowDynamic, boolean trailingX) {
    List<Long> sizes = new ArrayList<>();
    if (trailingX) {
      while (isSize()) {
        sizes.add(size(allowDynamic, true));
      }
    } else if (isSize()) {
      sizes.add(size(allowDynamic, false));
      while (isX()) {
        x();
        sizes.add(size(allowDynamic, false));
      }
    }
    return shape(sizes);
  }

  private static Shape shape(List<Long> sizes) {
    return Shape.of(sizes.stream().mapToLong(Long::longValue).toArray());
  }

  private boolean isSize() {
    return p.lexer().kind() == Token.INTEGER || p.isNext("?");
  }

  private long size(boolean allowDynamic, boolean withX) {
    if (!p.isNext("?")) return staticSize(withX);
    if (!allowDynamic) throw p.stop(p.loc(), "expected static shape");
    behindSize(withX);
    return Shape.DYNAMIC;
  }

  /** Moves past a size, and past the x that is wanted behind it. */
  private void behindSize(boolean withX) {
    Lexer lexer = p.lexer();
    if (withX && lexer.at(lexer.end()) == 'x') {
      // Cutting out the word that begins with this x would take as long as all the sizes behind it.
      lexer.seek(lexer.end() + 1);
      return;
    }
    lexer.advance();
    if (withX) x();
  }

  private long staticSize(boolean withX) {
    Lexer lexer = p.lexer();
    if (lexer.kind() != Token.INTEGER) throw p.stop("invalid dimension");
    // In a shape, 0x4 is the size 0, an x, and 4.
    if (lexer.end() > lexer.start() + 1 && lexer.at(lexer.start() + 1) == 'x') {
      lexer.seek(lexer.start() + 1);
      if (withX) x();
      return 0;
    }
    BigInteger value = NumberParser.integer(lexer.text());
    if (value.bitLength() > 63) throw p.stop("invalid dimension");
    behindSize(withX);
    return value.longValue();
  }

  private boolean isX() {
    return p.lexer().kind() == Token.KEYWORD && p.lexer().at(p.loc()) == 'x';
  }

  /** Reads an x; what is written behind it in the same word is the next token. */
  private void x() {
    if (!isX()) throw p.wrongToken("expected 'x' in dimension list");
    p.seek(p.loc() + 1);
  }

  boolean isUnranked() {
    if (!p.accept("*")) return false;
    x();
    return true;
  }

  // Types.

  Type tensor() {
    p.expect("<", "expected '<' in tensor type");
    Shape shape = isUnranked() ? null : dimensions(true, true);
    int elementLoc = p.loc();
    Type element = p.expectType();
    Attribute encoding = p.accept(",") ? p.acceptAttribute() : null;
    if (encoding instanceof TensorEncoding given) {
      String fault = given.fault(shape == null ? Shape.of() : shape, element);
      if (fault != null) throw p.stop(fault);
    }
    p.expect(">", "expected '>' in tensor type");
    if (!isTensorElement(element)) throw p.stop(elementLoc, "invalid tensor element type");
    if (shape != null) return TensorType.of(shape, element, encoding);
    if (encoding != null) throw p.stop("cannot apply encoding to unranked tensor");
    return UnrankedTensorType.of(element);
  }

  private static boolean isTensorElement(Type type) {
    return !(type instanceof FunctionType || type instanceof NoneType || type instanceof TupleType
        || type instanceof TensorType || type instanceof UnrankedTensorType
        || type instanceof MemRefType || type instanceof UnrankedMemRefType);
  }

  Type vector(int start) {
    p.expect("<", "expected '<' in vector type");
    List<Long> sizes = new ArrayList<>();
    List<Boolean> scalable = new ArrayList<>();
    while (p.lexer().kind() == Token.INTEGER || p.isNext("[")) {
      boolean inBrackets = p.accept("[");
      sizes.add(staticSize(!inBrackets));
      scalable.add(inBrackets);
      if (!inBrackets) continue;
      p.expect("]", "missing ']' closing scalable dimension");
      x();
    }
    Type element = p.expectType();
    p.expect(">", "expected '>' in vector type");
    if (!isNumber(element) && !(element instanceof VectorElement)) {
      throw p.stop(start, "failed to verify 'elementType': VectorElementTypeInterface instance");
    }
    if (sizes.contains(0L)) {
      String list = sizes.stream().map(String::valueOf).collect(Collectors.joining(", "));
      throw p.stop(start, "vector types must have positive constant sizes but got " + list);
    }
    return VectorType.of(shape(sizes), element, scalable);
  }

  Type memref(int start) {
    p.expect("<", "expected '<' in memref type");
    Shape shape = isUnranked() ? null : dimensions(true, true);
    int elementLoc = p.loc();
    Type element = p.expectType();
    if (!BaseMemRefType.isElement(element)) throw p.stop(elementLoc, "invalid memref element type");
    Attribute layout = null;
    Attribute space = null;
    if (!p.accept(">")) {
      p.expect(",", "expected ',' or '>' in memref type");
      if (p.isNext(">")) throw p.wrongToken("expected list element");
      do {
        Attribute attribute = p.attribute();
        if (!isLayout(attribute)) {
          if (space != null) throw p.stop("multiple memory spaces specified in memref type");
          space = attribute;
          continue;
        }
        if (shape == null) throw p.stop("cannot have affine map for unranked memref type");
        if (space != null) throw p.stop("expected memory space to be last in memref type");
        layout = attribute;
      } while (p.accept(","));
      p.expect(">", "expected ',' or '>'");
    }
    if (space != null && !isMemorySpace(space)) throw p.stop(start, "unsupported memory space Attribute");
    if (shape == null) return UnrankedMemRefType.of(element, space);
    requireRank(start, layout, shape.rank());
    return MemRefType.of(shape, element, layout, space);
  }

  private void requireRank(int start, @Nullable Attribute layout, int rank) {
    if (layout instanceof AffineMapAttr map && map.map().numDims() != rank) {
      throw p.stop(start, "memref layout mismatch between rank and affine map: " + rank + " != " + map.map().numDims());
    }
    if (layout instanceof StridedLayoutAttr strided && strided.strides().size() != rank) {
      throw p.stop(start, "expected the number of strides to match the rank");
    }
  }

  private static boolean isLayout(Attribute attribute) {
    return attribute instanceof AffineMapAttr || attribute instanceof StridedLayoutAttr;
  }

  /** Builtin attributes of these kinds, and all that dialects define. */
  private static boolean isMemorySpace(Attribute attribute) {
    return attribute instanceof IntegerAttr || attribute instanceof StringAttr || attribute instanceof DictAttr
        || !attribute.dialect().equals("builtin") && !(attribute instanceof OpaqueAttr);
  }

  private static boolean isNumber(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
  }
}
