// SPDX-License-Identifier: Apache-2.0
package dev.freehold.quant;

import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.Delimiter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One scale, one for each place along a dimension, or one for each block of a tensor. */
sealed interface Scales {
  /** For everything. */
  record Whole(Scale scale) implements Scales {
    @Override
    public String toString() {
      return ", " + scale;
    }
  }

  /** For each place along a dimension: {@code :1, {2.0,3.0:5}}. */
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
   * @param shape how many scales there are along each dimension
   */
  record Blocks(List<Block> blocks, List<Integer> shape, List<Scale> scales) implements Scales {
    @Override
    public String toString() {
      String sizes = blocks.stream().map(Block::toString).collect(Collectors.joining(", "));
      StringBuilder text = new StringBuilder(":{" + sizes + "}, ");
      write(0, 0, scales.size(), text);
      return text.toString();
    }

    private void write(int depth, int from, int count, StringBuilder text) {
      if (depth == shape.size()) {
        text.append(scales.get(from));
        return;
      }
      text.append('{');
      int part = count / shape.get(depth);
      for (int i = 0; i < shape.get(depth); i++) {
        if (i > 0) text.append(", ");
        write(depth + 1, from + i * part, part, text);
      }
      text.append('}');
    }
  }

  /** Reads what follows the expressed type. */
  static Scales parse(FloatType expressed, AttrParser p) {
    if (!p.accept(":")) {
      p.expect(",");
      return new Whole(Scale.parse(expressed, p));
    }
    if (p.isNext("{")) return parseBlocks(expressed, p);
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

  private static Scales parseBlocks(FloatType expressed, AttrParser p) {
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
    return new Blocks(List.copyOf(blocks), List.copyOf(shape), List.copyOf(scales));
  }

  /** Reads braces in braces, and answers how many elements each level has. */
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
