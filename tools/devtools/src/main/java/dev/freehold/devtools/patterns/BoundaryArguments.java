// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.patterns;

import dev.freehold.interp.Inputs;
import dev.freehold.interp.Poison;
import dev.freehold.interp.Tensor;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Elements;
import dev.freehold.interp.memory.Heap;
import dev.freehold.interp.memory.Reference;
import dev.freehold.interp.semantics.Fault;
import dev.freehold.interp.semantics.Kinds;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.builtin.Strides;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedMemRefType;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.shape.ShapeType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The arguments of the runs of a function. If all are scalars and there are few enough combinations of their {@linkplain Boundaries values}, each combination
 * is a run. Otherwise the runs have combinations by chance, the same each time: buffers and tensors are small, many are empty, layouts that the type does not
 * say have gaps, and buffers of one type may be the same.
 */
final class BoundaryArguments {
  private static final int MOST_ELEMENTS = 4096;
  private static final int MOST_RANK = 3;
  private static final int RARE = 5;

  private final List<Type> types;
  private final Boundaries boundaries;
  private final int runs;
  private final boolean isExhaustive;

  BoundaryArguments(FunctionLike function, Boundaries boundaries, int most) {
    types = function.functionType().inputs();
    this.boundaries = boundaries;
    long combinations = 1;
    for (Type type : types) combinations = !Kinds.isNumber(type) || combinations > most ? Long.MAX_VALUE : combinations * boundaries.of(type).size();
    isExhaustive = combinations <= most;
    runs = isExhaustive ? (int) combinations : most;
  }

  /** How many runs there are. */
  int runs() {
    return runs;
  }

  /** The arguments of a run. */
  Inputs of(int run) {
    return isExhaustive ? heap -> combination(run) : heap -> new Choice(run, heap).make();
  }

  private List<Object> combination(int run) {
    List<Object> values = new ArrayList<>();
    int rest = run;
    for (Type type : types) {
      List<Object> all = boundaries.of(type);
      values.add(all.get(rest % all.size()));
      rest /= all.size();
    }
    return values;
  }

  /** The arguments of one run. */
  private final class Choice {
    private final Random random;
    private final Heap heap;
    /** The size of most dynamic dimensions: operations demand that many are the same. */
    private final long usualSize;

    Choice(int run, Heap heap) {
      random = new Random(31L * run + types.size());
      // The first numbers of generators with similar seeds are similar.
      random.nextLong();
      this.heap = heap;
      usualSize = pick(boundaries.sizes());
    }

    private <T> T pick(List<T> from) {
      return from.get(random.nextInt(from.size()));
    }

    List<Object> make() {
      List<Object> values = new ArrayList<>();
      for (Type type : types) {
        int same = type instanceof BaseMemRefType && random.nextInt(RARE) == 0 ? types.subList(0, values.size()).indexOf(type) : -1;
        values.add(same >= 0 ? values.get(same) : value(type));
      }
      return values;
    }

    private Object value(Type type) {
      return switch (type) {
        case MemRefType memref -> buffer(memref, Strides.of(memref), sizes(memref.shape()));
        case UnrankedMemRefType unranked -> {
          MemRefType ranked = MemRefType.of(anyShape(), unranked.element());
          yield buffer(ranked, Strides.of(ranked), sizes(ranked.shape()));
        }
        // The interpreter does not know which elements of some vectors are poison, and takes all for it.
        case VectorType vector -> Tensor.make(sizes(vector.shape()), at -> defined(vector.element()));
        case TensorType tensor when tensor.hasRank() -> {
          long[] sizes = sizes(tensor.shape());
          yield Tensor.of(tensor, sizes, elements(tensor.element(), sizes));
        }
        case ShapedType unranked -> {
          long[] sizes = sizes(anyShape());
          yield new Tensor(sizes, elements(unranked.element(), sizes));
        }
        case Type number when Kinds.isNumber(number) -> scalar(number);
        case ShapeType shape -> ofShape(shape);
        default -> throw Fault.unsupported("cannot make an argument of this type");
      };
    }

    /** Witnesses hold: what comes of one that does not is undefined. */
    private Object ofShape(ShapeType type) {
      return switch (type) {
        case SIZE -> BigInteger.valueOf(pick(boundaries.sizes()));
        case WITNESS -> true;
        case SHAPE -> Tensor.make(new long[] {random.nextInt(MOST_RANK)}, at -> random.nextBoolean() ? usualSize : pick(boundaries.sizes()));
        case VALUE_SHAPE -> throw Fault.unsupported("cannot make an argument of this type");
      };
    }

    /** An index beside shaped values is mostly one into them, or a size. Poison is rare: most of what comes of it is poison. */
    private Object scalar(Type type) {
      if (type instanceof IndexType && random.nextInt(RARE) > 0) return random.nextBoolean() ? usualSize : pick(boundaries.sizes());
      Object value = pick(boundaries.of(type));
      return value == Poison.INSTANCE && random.nextInt(RARE) > 0 ? boundaries.of(type).getFirst() : value;
    }

    private Object defined(Type type) {
      if (!Kinds.isNumber(type)) throw Fault.unsupported("cannot make an argument of this type");
      Object value = scalar(type);
      return value == Poison.INSTANCE ? boundaries.of(type).getFirst() : value;
    }

    private Shape anyShape() {
      long[] shape = new long[random.nextInt(MOST_RANK)];
      Arrays.fill(shape, Shape.DYNAMIC);
      return Shape.of(shape);
    }

    private long[] sizes(Shape shape) {
      long[] sizes = shape.toArray();
      long count = 1;
      for (int i = 0; i < sizes.length; i++) {
        if (Shape.isDynamic(sizes[i])) sizes[i] = random.nextInt(RARE) == 0 ? pick(boundaries.sizes()) : usualSize;
        count = Math.min(count * sizes[i], Integer.MAX_VALUE);
      }
      if (count > MOST_ELEMENTS) throw new Fault(Fault.Kind.LIMIT, "an argument has too many elements");
      return sizes;
    }

    private Object[] elements(Type element, long[] sizes) {
      if (!Kinds.isNumber(element)) throw Fault.unsupported("cannot make an argument of this type");
      return Tensor.make(sizes, at -> scalar(element));
    }

    /** Strides that the type does not say leave a gap after each row, or after each element. */
    private Reference buffer(MemRefType type, Strides known, long[] sizes) {
      if (known == null || !Kinds.isNumber(type.element())) throw Fault.unsupported("cannot make an argument of this type");
      long[] strides = new long[sizes.length];
      long running = random.nextInt(3);
      running = running == 0 ? 2 : 1;
      for (int i = sizes.length - 1; i >= 0; i--) {
        strides[i] = Shape.isDynamic(known.stride(i)) ? running : known.stride(i);
        running = Math.max(1, strides[i] * sizes[i]) + (Shape.isDynamic(known.stride(i)) ? random.nextInt(2) : 0);
      }
      long offset = Shape.isDynamic(known.offset()) ? random.nextInt(3) : known.offset();
      long last = offset;
      for (int i = 0; i < sizes.length; i++) last += Math.max(0, sizes[i] - 1) * strides[i];
      if (last > MOST_ELEMENTS) throw new Fault(Fault.Kind.LIMIT, "an argument has too many elements");
      int bytes = Kinds.bytes(type.element());
      Buffer buffer = heap.allocate(Buffer.Owner.CALLER, (last + 1) * bytes, null, Location.UNKNOWN);
      for (long i = 0; i <= last; i++) Elements.store(buffer, i * bytes, type.element(), scalar(type.element()));
      return new Reference(buffer, 0, offset, sizes, strides, bytes, null);
    }
  }
}
