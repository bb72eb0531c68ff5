// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.affine.AffineExpr;
import dev.freehold.ir.affine.AffineMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Loops and maps of a named operation, read from a line such as {@code n oh ow f +kh +kw +c: n oh.kh ow.kw c, kh kw c f -> n oh ow f}.
 * In front of the colon are the loops, a plus before reductions; then, for each operand, the indices of its
 * element. {@code oh.kh} is an index in a window: {@code oh} times a stride plus {@code kh} times a dilation; {@code oh+kh} is without those.
 */
final class Structure {
  /** What the reference asks of such an operation on top of what it asks of all structured ones. */
  enum Kind { NONE, CONTRACTION, CONVOLUTION }

  private final List<String> loops = new ArrayList<>();
  private final List<EnumAttr> iteratorTypes = new ArrayList<>();
  private final List<String[]> positions = new ArrayList<>();
  private final int windows;
  private final Kind constraint;
  /** The maps if all strides and dilations are 1; null until they are first needed. */
  private volatile @Nullable List<AffineMap> plainMaps;

  Structure(String line, Kind constraint) {
    this.constraint = constraint;
    int colon = line.indexOf(':');
    for (String loop : keywords(line.substring(0, colon))) {
      boolean combines = loop.startsWith("+");
      loops.add(combines ? loop.substring(1) : loop);
      iteratorTypes.add(combines ? LinalgEnums.REDUCTION : LinalgEnums.PARALLEL);
    }
    for (String operand : line.substring(colon + 1).split("->|,")) positions.add(keywords(operand));
    windows = (int) positions.stream().flatMap(Arrays::stream).filter(position -> position.contains(".")).count();
  }

  private static String[] keywords(String text) {
    return text.isBlank() ? new String[0] : text.strip().split(" +");
  }

  int inputCount() {
    return positions.size() - 1;
  }

  /** How many positions are in windows: so many strides there are, and dilations. */
  int windows() {
    return windows;
  }

  Kind constraint() {
    return constraint;
  }

  List<EnumAttr> iteratorTypes() {
    return iteratorTypes;
  }

  List<AffineMap> maps(long[] strides, long[] dilations) {
    if (!areOnes(strides) || !areOnes(dilations)) return computeMaps(strides, dilations);
    List<AffineMap> known = plainMaps;
    if (known == null) plainMaps = known = List.copyOf(computeMaps(strides, dilations));
    return known;
  }

  private static boolean areOnes(long[] numbers) {
    return Arrays.stream(numbers).allMatch(number -> number == 1);
  }

  private List<AffineMap> computeMaps(long[] strides, long[] dilations) {
    List<AffineMap> maps = new ArrayList<>();
    int window = 0;
    for (String[] keywords : positions) {
      List<AffineExpr> results = new ArrayList<>();
      for (String keyword : keywords) {
        int dot = keyword.indexOf('.');
        int plus = keyword.indexOf('+');
        if (plus > 0) {
          results.add(loop(keyword.substring(0, plus)).plus(loop(keyword.substring(plus + 1))));
        } else if (dot < 0) {
          results.add(loop(keyword));
        } else {
          results.add(loop(keyword.substring(0, dot)).times(strides[window]).plus(loop(keyword.substring(dot + 1)).times(dilations[window])));
          window++;
        }
      }
      maps.add(new AffineMap(loops.size(), 0, results));
    }
    return maps;
  }

  private AffineExpr loop(String name) {
    return AffineExpr.dim(loops.indexOf(name));
  }
}
