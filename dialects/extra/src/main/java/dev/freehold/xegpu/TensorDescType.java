// SPDX-License-Identifier: Apache-2.0
package dev.freehold.xegpu;

import dev.freehold.arith.ArithTypes;
import dev.freehold.dialects.syntax.Parameters;
import dev.freehold.dialects.syntax.StructAttr;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.AttrWriter;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.ShapedType;
import dev.freehold.ir.text.AttrParser;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which elements of a buffer an instruction touches: {@code !xegpu.tensor_desc<8x16xf16, #xegpu.block_tdesc_attr<array_length = 2>>}.
 *
 * @param encoding a block, or scattered elements
 * @param layout how the elements are spread over lanes, or null
 */
record TensorDescType(Shape shape, Type element, StructAttr encoding, @Nullable Attribute layout) implements ShapedType {
  /** Scattered elements are packed to this many bits. */
  private static final int PACKED_BITS = 32;

  static TensorDescType parse(AttrParser p) {
    int start = p.loc() - "tensor_desc".length();
    p.expect("<");
    Shape shape = Parameters.read(p, "shape", () -> p.dimensionList(true, true));
    Type element = Parameters.read(p, "elementType", p::expectType);
    StructAttr encoding = null;
    Attribute layout = null;
    while (p.accept(",")) {
      int loc = p.loc();
      Attribute read = p.attribute();
      if (XegpuAttrs.isLayout(read)) layout = read;
      else if (XegpuAttrs.BLOCK.includes(read) || XegpuAttrs.SCATTER.includes(read)) encoding = (StructAttr) read;
      else throw p.error(loc, "invalid kind of attribute specified");
    }
    p.expect(">");
    if (encoding == null) encoding = XegpuAttrs.BLOCK.of(XegpuAttrs.MEMORY_SPACE.of("global"), IntegerAttr.i64(1), IntegerAttr.TRUE);
    TensorDescType read = new TensorDescType(shape, element, encoding, layout);
    String wrong = read.misfit();
    if (wrong != null) throw p.error(start, wrong);
    return read;
  }

  boolean isScattered() {
    return encoding.kind() == XegpuAttrs.SCATTER;
  }

  private long number(String parameter) {
    return encoding.parameter(parameter, IntegerAttr.class).longValue();
  }

  /** How many elements that follow one another each lane has of scattered ones. */
  long chunk() {
    return isScattered() ? number("chunk_size") : 1;
  }

  /** How many blocks that follow one another there are. */
  long arrayLength() {
    return isScattered() ? 1 : number("array_length");
  }

  /** Whether it has a layout, and not a slice of one. */
  boolean hasLayout() {
    return layout instanceof StructAttr;
  }

  /** Why the parameters of the type do not match, or null. */
  private @Nullable String misfit() {
    if (rank() == 0) return "expected non-zero rank tensor";
    boolean shared = XegpuAttrs.MEMORY_SPACE.of("slm").equals(encoding.parameter("memory_space"));
    if (!isScattered() && rank() > 1 && shared) return "SLM is only supported for 1D block tensor";
    int factor = PACKED_BITS / Math.clamp(ArithTypes.width(element), 1, PACKED_BITS);
    if (isScattered() && rank() == 1 && chunk() != 1) return "expected non-contiguous elements for 1D tensor";
    if (chunk() > 1 && size(rank() - 1) != chunk()) return "expected last dim of tensor to match chunk size";
    if (chunk() > 1 && chunk() % factor != 0) return "expected last dim of tensor to be a multiple of " + factor;
    if (!(layout instanceof StructAttr spread)) return null;
    if (Distribution.rank(spread) != rank()) return "expected layout rank to match tensor rank";
    int[] lane = XegpuAttrs.sizes(spread, "lane_data");
    if (chunk() > 1 && lane != null && lane[lane.length - 1] % factor != 0) {
      return "expected last dim of lane_data to be a multiple of: " + factor;
    }
    if (Distribution.isEven(shape.toArray(), spread)) return null;
    String sizes = Arrays.stream(shape.toArray()).mapToObj(Long::toString).collect(Collectors.joining(", "));
    StringBuilder text = new StringBuilder();
    spread.print(new AttrWriter(text));
    return "cannot distribute [" + sizes + "] using " + text;
  }

  @Override
  public TensorDescType withElement(Type other) {
    return new TensorDescType(shape, other, encoding, layout);
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!xegpu.tensor_desc<").text(shape.prefix()).type(element);
    boolean block = !isScattered();
    if (!block || !encoding.hasDefaultsOnly()) out.text(", ").attr(encoding);
    if (layout != null) out.text(", ").attr(layout);
    out.text(">");
  }

  @Override
  public String dialect() {
    return "xegpu";
  }

  @Override
  public Holds holds() {
    return Holds.ADDRESS;
  }
}
