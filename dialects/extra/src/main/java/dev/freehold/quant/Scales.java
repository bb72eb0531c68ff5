// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseElementsAttr;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One scale, one for each index of a dimension (per axis), or one for each block of a tensor (sub-channel). */
sealed interface Scales {
  /** For everything. */
  record Whole(Scale scale) implements Scales {
    @Override
    public String toString() {
      return ", " + scale;
    }
  }

  /** For each index of a dimension: {@code :1, {2.0,3.0:5}}. */
  record Axis(int dimension, List<Scale> scales) implements Scales {
    @Override
    public String toString() {
      return ":" + dimension + ", {" + scales.stream().map(Scale::toString).collect(Collectors.joining(",")) + "}";
    }
  }

  /** How large blocks are along a dimension. */
  record Block(int dimension, long size) {
    @Override
    public String toString() {
      return dimension + ":" + size;
    }
  }

  /**
   * For each block: {@code :{0:1, 1:2}, {{1.0, 2.0}, {3.0, 4.0}}}.
   *
   * @param factors one for each block, in the expressed type
   * @param zeros one for each block, in the stored type, with a sign
   */
  record Blocks(List<Block> blocks, DenseElementsAttr factors, DenseElementsAttr zeros) implements Scales {
    static Blocks of(List<Block> blocks, List<Integer> counts, List<Scale> scales, Storage storage, FloatType expressed) {
      Shape shape = Shape.of(counts.stream().mapToLong(count -> count).toArray());
      List<Attribute> factors = new ArrayList<>();
      List<Attribute> zeros = new ArrayList<>();
      for (Scale scale : scales) {
        factors.add(FloatAttr.of(expressed, expressed.format().fromDouble(scale.factor())));
        zeros.add(IntegerAttr.of(storage.type(), scale.zero()));
      }
      return new Blocks(List.copyOf(blocks), DenseElementsAttr.of(TensorType.of(shape, expressed), factors),
          DenseElementsAttr.of(TensorType.of(shape, storage.type()), zeros));
    }

    /** How many blocks there are along each dimension. */
    Shape shape() {
      return factors.type().shape();
    }

    @Override
    public String toString() {
      String sizes = blocks.stream().map(Block::toString).collect(Collectors.joining(", "));
      StringBuilder text = new StringBuilder(":{" + sizes + "}, ");
      write(0, 0, factors.elementCount(), text);
      return text.toString();
    }

    private void write(int depth, long from, long count, StringBuilder text) {
      if (depth == shape().rank()) {
        text.append(scale(from));
        return;
      }
      text.append('{');
      long parameter = count / shape().size(depth);
      for (int i = 0; i < shape().size(depth); i++) {
        if (i > 0) text.append(", ");
        write(depth + 1, from + i * parameter, parameter, text);
      }
      text.append('}');
    }

    private String scale(long block) {
      FloatAttr factor = (FloatAttr) factors.element(block);
      String text = factor.type().format().print(factor.bits());
      long zero = ((IntegerAttr) zeros.element(block)).longValue();
      return zero == 0 ? text : text + ":" + zero;
    }
  }

  /** Reads what follows the expressed type. */
  static Scales parse(Storage storage, FloatType expressed, AttrParser p) {
    if (!p.accept(":")) {
      p.expect(",");
      return new Whole(Scale.parse(expressed, p));
    }
    if (p.isNext("{")) return parseBlocks(storage, expressed, p);
    long dimension = p.expectInteger();
    if (dimension < 0) throw p.error(p.symbolLoc(), "illegal quantized dimension: " + dimension);
    p.expect(",");
    return new Axis((int) dimension, list(() -> Scale.parse(expressed, p), p));
  }

  /** A list in braces that is not empty. */
  private static <T> List<T> list(java.util.function.Supplier<T> each, AttrParser p) {
    p.expect("{");
    List<T> items = p.commaList(Delimiter.NONE, each);
    p.expect("}");
    return items;
  }

  private static Scales parseBlocks(Storage storage, FloatType expressed, AttrParser p) {
    List<Block> blocks = p.commaList(Delimiter.BRACES, () -> {
      long dimension = p.expectInteger();
      p.expect(":");
      return new Block((int) dimension, p.expectInteger());
    });
    p.expect(",");
    List<Scale> scales = new ArrayList<>();
    List<Integer> shape = parseNested(expressed, 0, scales, p);
    for (Block block : blocks) {
      if (block.dimension < 0) throw p.error(p.symbolLoc(), "illegal quantized dimension: " + block.dimension);
      if (block.size <= 0) throw p.error(p.symbolLoc(), "illegal block size: " + block.size);
    }
    return Blocks.of(blocks, shape, scales, storage, expressed);
  }

  /** Parses nested braces, and returns how many elements each level has. */
  private static List<Integer> parseNested(FloatType expressed, int depth, List<Scale> scales, AttrParser p) {
    if (depth > 64) throw p.error("scales are nested too deeply");
    List<List<Integer>> shapes = new ArrayList<>(1);
    int count = list(() -> {
      List<Integer> inner = parseElement(expressed, depth, scales, p);
      if (shapes.isEmpty()) shapes.add(inner);
      if (!inner.equals(shapes.getFirst())) throw p.error("tensor literal is invalid; ranks are not consistent between elements");
      return inner;
    }, p).size();
    List<Integer> shape = new ArrayList<>(List.of(count));
    shape.addAll(shapes.getFirst());
    return shape;
  }

  private static List<Integer> parseElement(FloatType expressed, int depth, List<Scale> scales, AttrParser p) {
    if (p.isNext("{")) return parseNested(expressed, depth + 1, scales, p);
    scales.add(Scale.parse(expressed, p));
    return List.of();
  }
}
