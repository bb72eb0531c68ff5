// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

import dev.freehold.ir.Block;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.TypeAttr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a region must be.
 *
 * @param arguments the constraints that the arguments of its first block must fit; null where there may be any
 * @param blockCount how many blocks it must have; -1 where any number will do
 */
public record RegionRule(String name, @Nullable List<Integer> arguments, int blockCount) {

  /** Reports the first fault, with the reference's message; returns whether there is one. */
  boolean report(Region region, Match match, Checker check) {
    int blocks = 0;
    for (Block block = region.first(); block != null; block = block.next()) blocks++;
    if (blockCount < 0 || blocks == blockCount) return arguments != null && reportArguments(arguments, region, match, check);
    check.errorAt(region.enclosingOp().location(), expected(region, blockCount + " block(s) but got " + blocks));
    return true;
  }

  private boolean reportArguments(List<Integer> demands, Region region, Match match, Checker check) {
    List<Value.Argument> found = region.isEmpty() ? List.of() : region.entryBlock().arguments();
    String count = expected(region, demands.size() + " arguments but got " + found.size());
    if (found.isEmpty() && !demands.isEmpty()) {
      check.errorAt(region.enclosingOp().location(), count);
      return true;
    }
    if (found.size() != demands.size()) return report(found.getFirst(), count, region, check);
    for (int i = 0; i < found.size(); i++) {
      String fault = match.fault(TypeAttr.of(found.get(i).type()), demands.get(i));
      if (fault != null) return report(found.get(i), fault, region, check);
    }
    return false;
  }

  private static String expected(Region region, String what) {
    return "expected region " + region.index() + " to have " + what;
  }

  private static boolean report(Value.Argument at, String fault, Region region, Checker check) {
    check.errorAt(at.location(), fault).note(region.enclosingOp().location(), "see the operation");
    return true;
  }
}
