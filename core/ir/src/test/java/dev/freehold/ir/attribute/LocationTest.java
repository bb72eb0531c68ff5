// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class LocationTest {
  private static Location at(int line) {
    return Location.file("f.mlir", line, 1);
  }

  @Test
  void fusedLocationsAreFlatAndKeepTheFirstOfEqualOnes() {
    Location inner = Location.fused(List.of(at(1), at(2)), null);
    Location middle = Location.fused(List.of(at(3), inner, at(1)), null);
    Location outer = Location.fused(List.of(inner, middle, Location.UNKNOWN), null);
    assertEquals(List.of(at(3), at(1), at(2)), ((Location.Fused) middle).locations());
    assertEquals(List.of(at(1), at(2), at(3)), ((Location.Fused) outer).locations());
    assertEquals(Location.fused(List.of(at(1), at(2), at(3)), null), outer);
    assertEquals(Location.fused(List.of(at(1), at(2), at(3)), null).hashCode(), outer.hashCode());
  }

  @Test
  void aLongRowOfFusionsIsFlattenedAtOnce() {
    Location row = at(0);
    for (int i = 1; i <= 20_000; i++) row = Location.fused(List.of(row, at(i)), null);
    assertEquals(20_001, ((Location.Fused) row).locations().size());
  }

  @Test
  void locationsWithManyPathsThroughThemHaveHashCodes() {
    Location shared = at(1);
    for (int i = 0; i < 60; i++) shared = new Location.CallSite(shared, shared);
    assertEquals(new Location.CallSite(shared, shared).hashCode(), new Location.CallSite(shared, shared).hashCode());
    assertNotEquals(at(2), shared);
  }
}
