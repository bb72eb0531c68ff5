// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.freehold.ir.builtin.Shape;
import dev.freehold.ir.builtin.Strides;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DroppedDimensionsTest {
  private static long[] numbers(String text) {
    if (text == null) return new long[0];
    return Arrays.stream(text.split(" ")).mapToLong(each -> each.equals("?") ? Shape.DYNAMIC : Long.parseLong(each)).toArray();
  }

  private static Strides strides(String text) {
    return new Strides(0, Arrays.stream(numbers(text)).boxed().toList());
  }

  private static String shown(BitSet dropped) {
    return dropped == null ? "none fit" : dropped.stream().mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', nullValues = "-", value = {
      "4 5|4 5|''", "1 4|4|0", "1 ? 1|1 ?|2", "1 ? 1|? 1|0", "1 ? 1|?|0 2", "1 1 4|1 4|1", "4 1 1 5 1|4 1 5|2 4", "1 1|-|0 1", "-|-|''",
      "4 5|5|none fit", "1 4|5|none fit", "1 4|1 4 1|none fit", "? 4|4|none fit", "1 4|? 4|none fit", "1 4 1|1 1 4|none fit", "1 1 4|4 1|none fit"
  })
  void sizesDecide(String full, String reduced, String dropped) {
    assertEquals(dropped, shown(DroppedDimensions.of(numbers(full), Shape.of(numbers(reduced)))));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "1 1 4|12 4 1|1 4|12 1|1", "1 1 4|12 4 1|1 4|4 1|0", "1 1 4|? ? 1|1 4|? 1|0", "1 1 1 4|8 2 8 1|1 1 4|8 2 1|2",
      "1 1 1 4|8 2 8 1|1 1 4|8 8 1|1", "1 1 1 4|8 8 8 1|1 1 4|8 8 1|0", "1 1 4|12 4 1|1 4|3 1|none fit", "1 1 4|12 4 1|1 1|12 1|none fit",
  })
  void stridesDecideBetweenAdjacentUnits(String full, String strides, String reduced, String reducedStrides, String dropped) {
    assertEquals(dropped,
        shown(DroppedDimensions.of(numbers(full), strides(strides), Shape.of(numbers(reduced)), strides(reducedStrides))));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"1 ? 1|? ? ?|1 ?|? ?|2", "1 4 1|8 8 1|1 4|8 1|2", "1 4 1|1 8 1|4 1|8 1|0"})
  void stridesDecideNothingElse(String full, String strides, String reduced, String reducedStrides, String dropped) {
    assertEquals(dropped,
        shown(DroppedDimensions.of(numbers(full), strides(strides), Shape.of(numbers(reduced)), strides(reducedStrides))));
  }

  /** With equal strides each choice fits, and the one that is made must be valid: a brute force over all subsets. */
  @Test
  void keptDimensionsHaveTheSizesOfTheResult() {
    List<Long> sizes = List.of(1L, 4L, Shape.DYNAMIC);
    for (int rank = 0; rank <= 5; rank++) {
      int count = (int) Math.pow(sizes.size(), rank);
      for (int code = 0; code < count; code++) {
        long[] full = new long[rank];
        for (int i = 0, rest = code; i < rank; i++, rest /= sizes.size()) full[i] = sizes.get(rest % sizes.size());
        for (int subset = 0; subset < 1 << rank; subset++) {
          long[] kept = kept(full, BitSet.valueOf(new long[] {subset}));
          boolean drops = Arrays.stream(full).filter(size -> size == 1).count() - Arrays.stream(kept).filter(size -> size == 1).count()
              == rank - kept.length;
          BitSet dropped = DroppedDimensions.of(full, Shape.of(kept));
          if (drops) assertEquals(Arrays.toString(kept), Arrays.toString(kept(full, dropped)));
          else assertNull(dropped);
        }
      }
    }
  }

  private static long[] kept(long[] full, BitSet dropped) {
    long[] kept = new long[full.length - dropped.cardinality()];
    for (int i = 0, next = 0; i < full.length; i++) {
      if (!dropped.get(i)) kept[next++] = full[i];
    }
    return kept;
  }
}
