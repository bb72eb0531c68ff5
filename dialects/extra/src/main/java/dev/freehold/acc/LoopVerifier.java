// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Walk;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.DenseArrayAttr;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.iface.LoopLike;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks a loop, in the order of the reference and with its messages. */
final class LoopVerifier {
  private static final List<String> MODES = List.of("auto_", "independent", "seq");
  private static final List<String> LEVELS = List.of("gang", "worker", "vector");

  private LoopVerifier() {}

  static void verify(LoopOp loop, Checker check) {
    boolean fits =
        !(loop.attr(LoopControl.INCLUSIVE) instanceof DenseArrayAttr inclusive) || inclusive.size() == loop.operandSegment("upperbound").size();
    if (!fits) {
      check.plainError("inclusiveUpperbound size is expected to be the same as upperbound size");
      return;
    }
    String fault = boundsFault(loop);
    if (fault == null) fault = collapseFault(loop);
    if (fault == null) fault = gangFault(loop);
    if (fault != null) {
      check.error(fault);
      return;
    }
    boolean counted = ClauseChecks.verifySegments(loop, "gangOperands", "gang", 0, check)
        && verifyLevel(loop, "worker", "workerNumOperands", check) && verifyLevel(loop, "vector", "vectorOperands", check)
        && ClauseChecks.verifySegments(loop, "tileOperands", "tile", 0, check);
    if (!counted) return;
    fault = modeFault(loop);
    if (fault != null) check.plainError(fault);
    else if (ClauseChecks.verifyVariables(loop, check)) verifyBody(loop, check);
  }

  private static @Nullable String boundsFault(LoopOp loop) {
    int count = loop.operandSegment("lowerbound").size();
    if (loop.operandSegment("upperbound").size() != count) return "number of upperbounds expected to be the same as number of lowerbounds";
    if (loop.operandSegment("step").size() != count) return "number of steps expected to be the same as number of lowerbounds";
    return null;
  }

  private static @Nullable String collapseFault(LoopOp loop) {
    if (!(loop.attr("collapse") instanceof ArrayAttr collapse)) return duplicateFault(loop, "collapseDeviceType");
    if (!loop.hasAttr("collapseDeviceType")) return "collapse device_type attr must be define when collapse attr is present";
    if (collapse.size() != DeviceTypes.of(loop, "collapseDeviceType").size()) return "collapse attribute count must match collapse device_type count";
    return duplicateFault(loop, "collapseDeviceType");
  }

  private static @Nullable String gangFault(LoopOp loop) {
    int operands = loop.operandSegment("gangOperands").size();
    if (operands > 0 && !(loop.attr("gangOperandsArgType") instanceof ArrayAttr)) {
      return "gangOperandsArgType attribute must be defined when gang operands are present";
    }
    if (operands > 0 && loop.attr("gangOperandsArgType", ArrayAttr.class).size() != operands) {
      return "gangOperandsArgType attribute count must match gangOperands count";
    }
    return duplicateFault(loop, "gang");
  }

  private static @Nullable String duplicateFault(LoopOp loop, String attribute) {
    Set<Attribute> seen = new HashSet<>();
    for (Attribute device : DeviceTypes.of(loop, attribute)) {
      if (!seen.add(device)) return "duplicate device_type `" + ((EnumAttr) device).keyword() + "` found in " + attribute + " attribute";
    }
    return null;
  }

  private static boolean verifyLevel(LoopOp loop, String level, String operands, Checker check) {
    String fault = duplicateFault(loop, level);
    if (fault == null) fault = duplicateFault(loop, operands + "DeviceType");
    if (fault == null) return ClauseChecks.verifyCount(loop, operands, level, check);
    check.error(fault);
    return false;
  }

  private static @Nullable String modeFault(LoopOp loop) {
    Set<Attribute> seen = new HashSet<>();
    for (String mode : MODES) {
      for (Attribute device : DeviceTypes.of(loop, mode)) {
        if (!seen.add(device)) return "only one of auto, independent, seq can be present at the same time";
      }
    }
    if (!seen.contains(DeviceTypes.ONLY_NONE.get(0))) return "at least one of auto, independent, seq must be present";
    for (Attribute device : DeviceTypes.of(loop, "seq")) {
      if (isParallel(loop, device)) return "gang, worker or vector cannot appear with seq";
    }
    return null;
  }

  private static boolean isParallel(LoopOp loop, Attribute device) {
    for (String level : LEVELS) {
      String operands = (level.equals("worker") ? "workerNum" : level) + "OperandsDeviceType";
      if (DeviceTypes.of(loop, level).contains(device) || DeviceTypes.of(loop, operands).contains(device)) return true;
    }
    return false;
  }

  /** A loop without induction variables describes the loops in it: there must be as many as {@code collapse} has, each alone in the one around it. */
  private static void verifyBody(LoopOp loop, Checker check) {
    if (loop.region().isEmpty()) {
      check.plainError("expected non-empty body.");
      return;
    }
    if (loop.hasAttr("unstructured")) {
      if (!loop.operandSegment("lowerbound").isEmpty()) check.plainError("unstructured acc.loop must not have induction variables");
      return;
    }
    if (!loop.operandSegment("lowerbound").isEmpty()) return;
    String fault = nestFault(loop);
    if (fault != null) check.plainError(fault);
  }

  private static @Nullable String nestFault(LoopOp loop) {
    Op[] innermost = {null};
    long[] missing = {collapsed(loop)};
    boolean[] siblings = {false};
    loop.walkPreOrder(op -> {
      if (op == loop || !(op instanceof LoopLike)) return Walk.ADVANCE;
      siblings[0] = innermost[0] != null && !innermost[0].isAncestorOf(op);
      innermost[0] = op;
      return siblings[0] || --missing[0] == 0 ? Walk.STOP : Walk.ADVANCE;
    });
    if (siblings[0]) return "found sibling loops inside container-like acc.loop";
    return missing[0] > 0 ? "failed to find enough loop-like operations inside container-like acc.loop" : null;
  }

  /** How many nested loops are collapsed where no device is given. */
  private static long collapsed(LoopOp loop) {
    int all = DeviceTypes.of(loop, "collapseDeviceType").indexOf(DeviceTypes.ONLY_NONE.get(0));
    return all >= 0 && loop.attr("collapse") instanceof ArrayAttr depths && all < depths.elements().size()
        ? ((IntegerAttr) depths.get(all)).longValue() : 1;
  }
}
