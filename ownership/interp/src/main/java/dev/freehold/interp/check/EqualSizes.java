// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import dev.freehold.arith.Constants;
import dev.freehold.bufferization.CloneOp;
import dev.freehold.interp.Program;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.affine.AffineDim;
import dev.freehold.ir.affine.AffineMap;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.ShapedDim;
import dev.freehold.ir.iface.SizeCast;
import dev.freehold.linalg.StructuredOp;
import dev.freehold.memref.AllocLike;
import dev.freehold.memref.AssumeAlignmentOp;
import dev.freehold.memref.CastOp;
import dev.freehold.memref.CopyOp;
import dev.freehold.memref.MemorySpaceCastOp;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which sizes of a function's arguments are equal, and which are a constant, wherever the function does not do something undefined:
 * those that operations of its entry block equate, as a copy does those of its operands. Classes of sizes are a union-find forest
 * (Tarjan 1975) over the dimensions of shaped values and over values of type index.
 */
final class EqualSizes {
  /** Calls within calls that are looked into. */
  private static final int MAX_DEPTH = 64;

  /** A dimension of a shaped value. */
  private record Dimension(Value value, int number) {}

  private final FunctionLike function;
  private final Map<Object, Object> parents = new HashMap<>();
  private final Map<Object, Long> constants = new HashMap<>();
  /** Of the classes in which there is a dimension of an argument. */
  private final Set<Object> ofArguments = new HashSet<>();

  private EqualSizes(FunctionLike function) {
    this.function = function;
  }

  static EqualSizes of(FunctionLike function, Program program) {
    return of(function, program, new HashMap<>(), 0);
  }

  /** Of a function that is being looked at already, the classes that were found so far. */
  private static EqualSizes of(FunctionLike function, Program program, Map<FunctionLike, EqualSizes> known, int depth) {
    EqualSizes made = known.get(function);
    if (made != null) return made;
    made = new EqualSizes(function);
    known.put(function, made);
    for (Op op : function.body().entryBlock()) made.look(op, program, known, depth);
    for (Value argument : function.body().entryBlock().arguments()) {
      for (int i = 0; i < rank(argument); i++) made.ofArguments.add(made.find(new Dimension(argument, i)));
    }
    return made;
  }

  /** The representative of all sizes that are equal to that of a dimension of an argument. */
  Object dimension(int argument, int dimension) {
    return find(new Dimension(function.body().entryBlock().argument(argument), dimension));
  }

  /** The representative of all sizes that are equal to an argument of type index; null where none of an argument is. */
  @Nullable
  Object number(int argument) {
    Value value = function.body().entryBlock().argument(argument);
    Object size = value.type() instanceof IndexType ? find(value) : null;
    return size != null && ofArguments.contains(size) ? size : null;
  }

  /** The static size in the program, or null. */
  @Nullable
  Long constant(Object size) {
    return constants.get(size);
  }

  private void look(Op op, Program program, Map<FunctionLike, EqualSizes> known, int depth) {
    switch (op) {
      case CopyOp copy -> equate(copy.source(), copy.target());
      case SizeCast cast -> equate(cast.source(), op.result());
      case CastOp cast -> equate(cast.source(), op.result());
      case MemorySpaceCastOp cast -> equate(cast.source(), op.result());
      case AssumeAlignmentOp assume -> equate(assume.memref(), op.result());
      case CloneOp clone -> equate(clone.input(), clone.output());
      case ShapedDim dim when Constants.number(dim.dimension()) instanceof Long number && number >= 0 && number < rank(dim.shapedValue()) ->
          union(new Dimension(dim.shapedValue(), number.intValue()), op.result());
      case AllocLike alloc -> {
        int next = 0;
        for (int i = 0; i < alloc.type().rank(); i++) {
          if (alloc.type().shape().isDynamic(i)) union(new Dimension(op.result(), i), alloc.dynamicSizes().get(next++));
        }
      }
      case StructuredOp structured -> equateLoops(structured, op);
      case CallLike call when depth < MAX_DEPTH && call.callee() != null && program.lookup(op, call.callee()) instanceof FunctionLike callee
          && !callee.isDeclaration() && callee.functionType().inputs().equals(call.arguments().stream().map(Value::type).toList()) ->
          equateOperands(call.arguments(), of(callee, program, known, depth + 1));
      default -> {}
    }
  }

  /** The operands that determine a trip count are equal. */
  private void equateLoops(StructuredOp structured, Op op) {
    List<AffineMap> maps = structured.indexingMaps();
    Map<Integer, Dimension> loops = new HashMap<>();
    for (int i = 0; i < maps.size(); i++) {
      for (int k = 0; k < Math.min(rank(op.operand(i)), maps.get(i).numResults()); k++) {
        if (!(maps.get(i).result(k) instanceof AffineDim(int loop))) continue;
        Dimension size = new Dimension(op.operand(i), k);
        Dimension first = loops.putIfAbsent(loop, size);
        if (first != null) union(first, size);
      }
    }
  }

  /** What is equal for the arguments of a function is so for what it is called with. */
  private void equateOperands(List<? extends Value> operands, EqualSizes callee) {
    Map<Object, Object> first = new HashMap<>();
    for (int i = 0; i < operands.size(); i++) {
      for (int k = 0; k < rank(operands.get(i)); k++) equateOperand(new Dimension(operands.get(i), k), callee.dimension(i, k), callee, first);
      Object number = callee.number(i);
      if (number != null) equateOperand(operands.get(i), number, callee, first);
    }
  }

  private void equateOperand(Object operand, Object size, EqualSizes callee, Map<Object, Object> first) {
    Object other = first.putIfAbsent(size, operand);
    if (other != null) union(other, operand);
    if (callee.constant(size) != null) constants.putIfAbsent(find(operand), callee.constant(size));
  }

  private void equate(Value one, Value other) {
    if (rank(one) != rank(other)) return;
    for (int i = 0; i < rank(one); i++) union(new Dimension(one, i), new Dimension(other, i));
  }

  private static int rank(Value value) {
    return switch (value.type()) {
      case ShapedType shaped when shaped.hasRank() -> shaped.shape().rank();
      default -> 0;
    };
  }

  private void union(Object one, Object other) {
    Object a = find(one);
    Object b = find(other);
    if (a.equals(b)) return;
    parents.put(b, a);
    Long known = constants.remove(b);
    if (known != null) constants.putIfAbsent(a, known);
  }

  private Object find(Object size) {
    Object parent = parents.get(size);
    if (parent == null) {
      parents.put(size, size);
      Long known = known(size);
      if (known != null) constants.put(size, known);
      return size;
    }
    if (parent.equals(size)) return size;
    Object root = find(parent);
    parents.put(size, root);
    return root;
  }

  private static @Nullable Long known(Object size) {
    return switch (size) {
      case Dimension(Value value, int number) -> {
        Shape shape = ((ShapedType) value.type()).shape();
        yield shape.isDynamic(number) ? null : (Long) shape.size(number);
      }
      case Value value -> Constants.number(value);
      default -> null;
    };
  }
}
