// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import static dev.freehold.fuzz.random.Buffer.DYNAMIC;

import java.util.ArrayList;
import java.util.List;

/**
 * Chooses types. A module works with a small palette of buffer types: values of equal types meet often, so that they can
 * stand for each other in selects, branches and calls, which is where aliasing comes from.
 */
final class TypeChooser {
  private static final int PALETTE = 4;

  private final RandomSource random;
  private final Profile profile;
  private final List<Buffer> palette = new ArrayList<>();

  TypeChooser(RandomSource random, Profile profile) {
    this.random = random;
    this.profile = profile;
    int colours = random.between(2, PALETTE);
    for (int i = 0; i < colours; i++) {
      palette.add(freshBuffer());
    }
  }

  /** A type for parameters, results, block arguments and loop-carried values. */
  Buffer buffer() {
    return random.pick(palette);
  }

  /** Mostly from the palette, at times a type of its own. */
  Buffer anyBuffer() {
    return random.chance(80) ? buffer() : freshBuffer();
  }

  Scalar scalar() {
    return random.pick(Scalar.INDEX, Scalar.INDEX, Scalar.I1, Scalar.I32, Scalar.I64, Scalar.F32, Scalar.F32);
  }

  Type carried() {
    // Profiles without such types draw no number here: their seeds keep their programs.
    if (profile.unrankedPercent() > 0 && random.chance(profile.unrankedPercent())) {
      return new Unranked(buffer().element(), space());
    }
    if (profile.tensorPercent() > 0 && random.chance(profile.tensorPercent())) {
      return Tensor.of(buffer());
    }
    return random.chance(75) ? buffer() : scalar();
  }

  /** Types of values that are carried within a function: tokens and pointers are none that callers and callees pass on. */
  List<Type> carriedWithin(int atMost) {
    if (profile.tokenPercent() > 0) return withSome(Token.INSTANCE, profile.tokenPercent(), atMost);
    return profile.pointerPercent() > 0 ? withSome(Pointer.INSTANCE, profile.pointerPercent(), atMost) : carried(atMost);
  }

  private List<Type> withSome(Type special, int percent, int atMost) {
    var types = new ArrayList<Type>();
    carried(atMost).forEach(type -> types.add(random.chance(percent) ? special : type));
    return types;
  }

  List<Type> carried(int atMost) {
    var types = new ArrayList<Type>();
    int count = random.between(0, atMost);
    for (int i = 0; i < count; i++) {
      types.add(carried());
    }
    return types;
  }

  /** A type with one dimension and no layout. */
  Buffer vector() {
    return new Buffer(List.of(dimension()), element(), null, space());
  }

  int space() {
    return random.pick(profile.spaces());
  }

  private Buffer freshBuffer() {
    var dims = new ArrayList<Integer>();
    int rank = random.pick(0, 1, 1, 1, 1, 2, 2, 3);
    for (int i = 0; i < rank; i++) {
      dims.add(dimension());
    }
    var identity = new Buffer(dims, element(), null, space());
    boolean view = rank > 0 && random.chance(profile.stridedPercent());
    return view ? identity.withLayout(Strided.unknown(rank)) : identity;
  }

  int dimension() {
    return random.pick(2, 4, 4, 8, DYNAMIC, DYNAMIC);
  }

  private Scalar element() {
    return random.pick(Scalar.F32, Scalar.F32, Scalar.I32, Scalar.I64, Scalar.INDEX, Scalar.I1, Scalar.F64);
  }
}
