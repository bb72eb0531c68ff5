// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.DenseArrayAttr;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks of clauses that several operations have, with the reference's messages. */
final class ClauseChecks {
  static final String DATA_EXPECTED = "expect data entry/exit operation or acc.getdeviceptr as defining op";
  private static final Set<String> DATA = Set.of("acc.attach", "acc.copyin", "acc.copyout", "acc.create", "acc.delete", "acc.detach",
      "acc.deviceptr", "acc.getdeviceptr", "acc.nocreate", "acc.present");

  private ClauseChecks() {}

  /** Returns whether the data operands are defined by data operations. */
  static boolean verifyData(Op op, Checker check) {
    return Clauses.verifyDefined(op, "dataClauseOperands", DATA, DATA_EXPECTED, check);
  }

  /** Returns whether privatized variables are defined by the operations for them, each of them once. */
  static boolean verifyVariables(Op op, Checker check) {
    for (String clause : List.of("private", "firstprivate", "reduction")) {
      String fault = variableFault(op.operandSegment(clause + "Operands"), clause);
      if (fault == null) continue;
      check.error(fault);
      return false;
    }
    return true;
  }

  private static @Nullable String variableFault(List<? extends Value> values, String clause) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Value value : values) {
      Op by = value.definingOp();
      if (by == null || !by.name().equals("acc." + clause)) return "expected " + clause + " as defining op";
      if (!seen.add(value)) return clause + " operand appears more than once";
    }
    return null;
  }

  /** Returns whether there is a device for each operand, and no device twice. */
  static boolean verifyCount(Op op, String operands, String keyword, Checker check) {
    List<Attribute> devices = DeviceTypes.of(op, operands + "DeviceType");
    int count = op.operandSegment(operands).size();
    if (count > 0 && devices.size() != count) {
      check.error(keyword + " operands count must match " + keyword + " device_type count");
      return false;
    }
    return true;
  }

  /** Returns whether the segment sizes match the operands and the devices; {@code most} is the maximum of a segment, if it is not zero. */
  static boolean verifySegments(Op op, String operands, String keyword, int most, Checker check) {
    if (!(op.attr(operands + "Segments") instanceof DenseArrayAttr segments)) return true;
    int total = 0;
    String fault = null;
    for (int size : segments.ints()) {
      total += size;
      if (most > 0 && size > most && fault == null) fault = keyword + " expects a maximum of " + most + " values per segment";
    }
    if (fault == null && total != op.operandSegment(operands).size()) fault = keyword + " operand count does not match count in segments";
    if (fault == null && DeviceTypes.of(op, operands + "DeviceType").size() != segments.size()) {
      fault = keyword + " segment count does not match device_type count";
    }
    if (fault != null) check.error(fault);
    return fault == null;
  }
}
