// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.Constants;
import dev.freehold.arith.KnownSizes;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AffineMapAttr;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.VectorElement;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.Printing;
import dev.freehold.tensor.CastOp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What transfers of vectors from and to memory have in common: which dimension goes where, and which of them stay in bounds. */
final class Transfers {
  private static final String MAP = "permutation_map";
  private static final String IN_BOUNDS = "in_bounds";

  private Transfers() {}

  /** From indices of the memory to those of the vector. */
  static AffineMap map(Op transfer) {
    return transfer.attr(MAP, AffineMapAttr.class).map();
  }

  /** The map that the text leaves out: the last dimensions of the memory are those of the vector. */
  private static AffineMap usualMap(ShapedType memory, VectorType vector) {
    int inElement = memory.element() instanceof VectorType element ? element.rank() : 0;
    // A vector of no rank is read from memory of no rank by the map to a constant.
    if (memory.rank() == 0 && vector.shape().equals(Shape.of(1))) return AffineMap.of(0, 0, AffineExpr.constant(0));
    return AffineMap.minorIdentity(memory.rank(), Math.max(0, vector.rank() - inElement));
  }

  /** Adds the map and the bounds where the text left them out; what is there but something else is missed later. */
  static void addDefaults(OpParser p, OpState<?> state, DictAttr given, ShapedType memory, VectorType vector, int loc) {
    if (!memory.hasRank()) throw p.error(loc, "requires memref or ranked tensor type");
    if (given.get(MAP) == null) {
      int inElement = memory.element() instanceof VectorType element ? element.rank() : 0;
      if (memory.rank() < vector.rank() - inElement && !(memory.rank() == 0 && vector.shape().equals(Shape.of(1)))) {
        throw p.error(loc, "expected a custom permutation_map when rank(source) != rank(destination)");
      }
      state.attr(MAP, new AffineMapAttr(usualMap(memory, vector)));
    }
    if (given.get(IN_BOUNDS) != null) return;
    int results = state.attr(MAP) instanceof AffineMapAttr map ? map.map().numResults() : 0;
    state.attr(IN_BOUNDS, ArrayAttr.of(Collections.nCopies(results, IntegerAttr.ofBool(false))));
  }

  /** The mask, if there is one; its type follows from what else has been read. */
  static List<Value> resolveMask(OpParser.@Nullable Operand mask, ShapedType memory, VectorType vector, OpState<?> state, OpParser p, int loc) {
    if (mask == null) return List.of();
    if (memory.element() instanceof VectorType) throw p.error(mask.loc(), "does not support masks with vector element type");
    if (state.attr(MAP) instanceof AffineMapAttr map && map.map().numResults() == vector.rank())
      return List.of(p.resolve(mask, maskType(vector, map)));
    throw p.error(loc, "expected the same rank for the vector and the results of the permutation map");
  }

  /** The type of a mask in the dimensions of the memory that are transferred. */
  static VectorType maskType(VectorType vector, AffineMapAttr attribute) {
    AffineMap map = attribute.map();
    List<Long> sizes = new ArrayList<>();
    List<Boolean> scalable = new ArrayList<>();
    for (int dim = 0; dim < map.numDims(); dim++) {
      int result = map.resultPosition((AffineDim) AffineExpr.dim(dim));
      if (result < 0 || result >= vector.rank()) continue;
      sizes.add(vector.size(result));
      scalable.add(vector.scalable().get(result));
    }
    if (sizes.isEmpty()) return VectorType.of(Shape.of(1), IntegerType.I1);
    return VectorType.of(Shape.of(sizes.stream().mapToLong(Long::longValue).toArray()), IntegerType.I1, scalable);
  }

  static void printAttrs(Op op, ShapedType memory, VectorType vector, OpPrinter out) {
    List<String> hidden = new ArrayList<>();
    if (map(op).equals(usualMap(memory, vector)) || map(op).isMinorIdentity()) hidden.add(MAP);
    boolean any = false;
    for (Attribute bound : op.attr(IN_BOUNDS, ArrayAttr.class).elements()) any |= !((IntegerAttr) bound).isZero();
    if (!any) hidden.add(IN_BOUNDS);
    out.attrDict(op, hidden.toArray(String[]::new));
  }

  static void verify(Op op, Value base, VectorType vector, Checker check) {
    ShapedType memory = (ShapedType) base.type();
    int indices = op.operandSegment("indices").size();
    int rank = memory.hasRank() ? memory.rank() : 0;
    AffineMap map = map(op);
    if (indices != rank) check.error("requires " + rank + " indices");
    else if (op instanceof TransferWriteOp && hasBroadcast(map)) check.error("should not have broadcast dimensions");
    else if (!(memory instanceof MemRefType || memory instanceof TensorType)) check.error("requires source to be a memref or ranked tensor type");
    else verifyElements(memory, vector, map, op.optionalOperand("mask") != null, check);
    if (!check.failed()) verifyMap(op, memory, vector, check);
    if (!check.failed() && op instanceof TransferReadOp read) verifyPadding(read, memory.element(), check);
    if (!check.failed()) verifyProjected(map, check);
  }

  private static boolean hasBroadcast(AffineMap map) {
    return map.results().stream().anyMatch(result -> result.isConstant(0));
  }

  /** Whether elements of the vector, in a row, are elements of the memory: those may be vectors. */
  private static void verifyElements(ShapedType memory, VectorType vector, AffineMap map, boolean masked, Checker check) {
    boolean ofVectors = memory.element() instanceof VectorType;
    long have = bitsInRow(memory.element());
    if (have != 0 && bitsInRow(vector) % have != 0) {
      check.error("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the "
          + (ofVectors ? "minor 1-D vector of the source" : "source element type"));
    } else if (vector.rank() < VectorTypes.rank(memory.element())) {
      check.error("requires source vector element and vector result ranks to match.");
    } else if (map.numResults() != vector.rank() - VectorTypes.rank(memory.element())) {
      check.error("requires a permutation_map with result dims of the same rank as the vector type");
    } else if (ofVectors && masked) {
      check.error("does not support masks with vector element type");
    }
  }

  /** The bits of the last dimension of a vector, or of an element; 0 where the type has no size of its own. */
  private static long bitsInRow(Type type) {
    return switch (type) {
      case VectorType vector when vector.rank() > 0 -> vector.size(vector.rank() - 1) * bitsInRow(vector.element());
      case VectorType vector -> bitsInRow(vector.element());
      case IntegerType integer -> integer.width();
      case FloatType real -> real.width();
      case IndexType index -> Long.SIZE;
      default -> 0;
    };
  }

  private static void verifyMap(Op op, ShapedType memory, VectorType vector, Checker check) {
    AffineMapAttr attribute = op.attr(MAP, AffineMapAttr.class);
    AffineMap map = attribute.map();
    ArrayAttr bounds = op.attr(IN_BOUNDS, ArrayAttr.class);
    Value mask = op.optionalOperand("mask");
    if (map.numSymbols() != 0) {
      check.error("requires permutation_map without symbols");
    } else if (map.numDims() != memory.rank()) {
      check.error("requires a permutation_map with input dims of the same rank as the source type");
    } else if (mask != null && !maskType(vector, attribute).equals(mask.type())) {
      check.error("inferred mask type (" + Printing.quoted(maskType(vector, attribute)) + ") and mask operand type ("
          + Printing.quoted(mask.type()) + ") don't match");
    } else if (bounds.size() != map.numResults()) {
      check.error(
          "expects the in_bounds attr of same rank as permutation_map results: " + map.attributeText() + " vs inBounds of size: " + bounds.size());
    }
  }

  private static void verifyPadding(TransferReadOp op, Type element, Checker check) {
    Type padding = op.padding().type();
    if (padding.equals(element)) return;
    check.error(element instanceof VectorType ? "requires source element type and padding type to match."
        : !mayBeElement(padding) ? "requires valid padding vector elemental type"
            : "requires formal padding and source of the same elemental type");
  }

  private static boolean mayBeElement(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType || type instanceof VectorElement;
  }

  private static void verifyProjected(AffineMap map, Checker check) {
    boolean[] seen = new boolean[map.numDims()];
    for (int i = 0; i < map.numResults() && !check.failed(); i++) {
      if (map.result(i) instanceof AffineDim(int position)) {
        if (seen[position]) check.error("requires a permutation_map that is a permutation (found one dim used more than once)");
        seen[position] = true;
      } else if (!map.result(i).isConstant(0)) {
        check.error("requires a projected permutation_map (at most one dim or the zero constant can appear in each result)");
      }
    }
  }

  /** Finds more dimensions that are in bounds; removes casts, and a mask that is all true. */
  static @Nullable List<Folded> fold(Op op, Value base, OperandRange indices, VectorType vector, Rewriter rw) {
    ArrayAttr bounds = op.attr(IN_BOUNDS, ArrayAttr.class);
    AffineMap map = map(op);
    List<Attribute> found = new ArrayList<>(bounds.elements());
    boolean all = true;
    for (int i = 0; i < map.numResults(); i++) {
      if (!(map.result(i) instanceof AffineDim)) continue;
      if (((IntegerAttr) found.get(i)).isZero() && isSized(vector, i, rw) && stays(map.result(i), (ShapedType) base.type(), indices, vector, i))
        found.set(i, IntegerAttr.TRUE);
      all &= !((IntegerAttr) found.get(i)).isZero();
    }
    // What is broadcast stays in bounds where all else does.
    for (int i = 0; all && i < map.numResults(); i++) {
      if (!(map.result(i) instanceof AffineDim)) found.set(i, IntegerAttr.TRUE);
    }
    if (!found.equals(bounds.elements())) {
      rw.setAttr(op, IN_BOUNDS, ArrayAttr.of(found));
      return List.of();
    }
    Value mask = op.optionalOperand("mask");
    if (mask != null && Boolean.TRUE.equals(Accesses.covers(mask))) {
      rw.eraseOperand(op.operandSegment("mask"), 0);
      return List.of();
    }
    if (op instanceof TransferReadOp && base.definingOp() instanceof CastOp cast && cast.onlyForgets()) {
      rw.setOperand(op, "base", cast.source());
      return List.of();
    }
    return dev.freehold.memref.CastFolding.intoOperands(op, null, rw);
  }

  /** Whether the transfer is of a tensor, no index is out of bounds, and constants say so of what it declares to be in bounds. */
  static boolean cannotFault(Op transfer) {
    if (!(transfer.operand("base").type() instanceof TensorType memory)) return false;
    VectorType vector = (VectorType) (transfer instanceof TransferReadOp read ? read.result().type() : transfer.operand(0).type());
    AffineMap map = map(transfer);
    OperandRange indices = transfer.operandSegment("indices");
    for (int position = 0; position < indices.size(); position++) {
      int dim = map.resultPosition(new AffineDim(position));
      if (dim < 0 ? !KnownSizes.isInBounds(indices.get(position), memory.size(position))
          : declaresInBounds(transfer, dim) && (vector.isScalable() || !stays(map.result(dim), memory, indices, vector, dim))) {
        return false;
      }
    }
    return true;
  }

  private static boolean declaresInBounds(Op transfer, int dim) {
    return transfer.attr(IN_BOUNDS, ArrayAttr.class).elements().get(dim).equals(IntegerAttr.ofBool(true));
  }

  private static boolean isSized(VectorType vector, int dim, Rewriter rw) {
    return rw.profile().strategy(ScalableSize.class, ScalableSize.SOUND).isKnown(vector, dim);
  }

  private static boolean stays(AffineExpr result, ShapedType memory, OperandRange indices, VectorType vector, int dim) {
    if (!(result instanceof AffineDim(int position)) || memory.shape().isDynamic(position)) return false;
    Long index = Constants.number(indices.get(position));
    return index != null && index + vector.size(dim) <= memory.size(position);
  }
}
