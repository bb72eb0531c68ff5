// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import static dev.freehold.fuzz.random.Buffer.DYNAMIC;

import java.util.ArrayList;
import java.util.List;

/** A {@code memref.subview} that is in bounds where the source is static, with at times fewer dimensions. */
final class SubviewStatement implements Statement {
  @Override
  public boolean write(Body body) {
    var source = body.findBuffer(b -> b.rank() > 0);
    if (source == null) {
      return false;
    }
    var slice = new Slice(body, (Buffer) source.type());
    for (int i = 0; i < slice.source.rank(); i++) {
      slice.dimension(i);
    }
    Buffer target = slice.type();
    body.define(target, "memref.subview " + source.name() + slice.offsets + " " + slice.sizes + " " + slice.strides
        + " : " + slice.source.text() + " to " + target.text());
    return true;
  }

  /** The three lists as they grow, and the type that follows from them. */
  private static final class Slice {
    private final Body body;
    private final Buffer source;
    private final Strided layout;
    private final List<String> offsets = new ArrayList<>();
    private final List<String> sizes = new ArrayList<>();
    private final List<String> strides = new ArrayList<>();
    private final List<Integer> dims = new ArrayList<>();
    private final List<Integer> dimStrides = new ArrayList<>();
    private final boolean dropsUnits;
    private int offset;

    Slice(Body body, Buffer source) {
      this.body = body;
      this.source = source;
      layout = source.strided();
      dropsUnits = body.random().chance(40);
      offset = layout.offset();
    }

    void dimension(int i) {
      var random = body.random();
      int extent = source.dims().get(i) != DYNAMIC ? source.dims().get(i) : body.isExecutable() ? 1 : 4;
      int start = random.chance(60) ? 0 : random.below(extent);
      int step = random.chance(80) ? 1 : 2;
      int most = (extent - 1 - start) / step + 1;
      int size = random.between(1, most);
      int from = random.chance(75) ? start : DYNAMIC;
      int count = random.chance(70) ? size : DYNAMIC;
      int by = random.chance(90) ? step : DYNAMIC;
      offsets.add(spell(from, start));
      sizes.add(spell(count, size));
      strides.add(spell(by, step));
      int stride = layout.strides().get(i);
      offset = Buffer.plus(offset, from == 0 ? 0 : Buffer.times(from, stride));
      // The reference counts strides if some of the unit dimensions stay.
      if (count != 1 || !dropsUnits) {
        dims.add(count);
        dimStrides.add(Buffer.times(stride, by));
      }
    }

    private String spell(int number, int whenDynamic) {
      return number == DYNAMIC ? body.opaque(whenDynamic).name() : Integer.toString(number);
    }

    Buffer type() {
      return source.withDims(dims).withLayout(new Strided(dimStrides, offset));
    }
  }
}
