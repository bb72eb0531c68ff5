// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Constraints of variables that are mapped to another device. */
final class MapChecks {
  private static final String BOTH = "at least one of to or from map types must be specified, other map types are not permitted";

  private MapChecks() {}

  /** The variables of a clause come from descriptions of what is mapped. */
  static void described(Op op, String group, String clause, Checker check) {
    if (check.failed()) return;
    for (Value variable : op.operandSegment(group)) {
      if (variable.definingOp() instanceof MapOps.InfoOp) continue;
      check.error("'" + clause + "' arguments must be defined by 'omp.map.info' ops");
      return;
    }
  }

  /** The variables that an operation moves come from descriptions that fit the operation. */
  static void moved(Op op, Checker check) {
    if (check.failed()) return;
    Set<Value> to = ClauseChecks.noValues();
    Set<Value> from = ClauseChecks.noValues();
    for (Value variable : op.operandSegment("map_vars")) {
      String fault = switch (variable.definingOp()) {
        case null -> "missing map operation";
        case MapOps.InfoOp info -> fault(op, info, to, from);
        default -> op instanceof MapperInfoOp ? null : "map argument is not a map entry operation";
      };
      if (fault != null) {
        check.errorAt(op.location(), fault);
        return;
      }
    }
  }

  private static @Nullable String fault(Op op, MapOps.InfoOp info, Set<Value> to, Set<Value> from) {
    MapFlags flags = info.flags();
    boolean deletes = flags.has("del");
    return switch (op.name()) {
      case "omp.target", "omp.target_data" -> deletes ? "to, from, tofrom and alloc map types are permitted" : null;
      case "omp.target_enter_data" -> deletes || flags.has("from") ? "to and alloc map types are permitted" : null;
      case "omp.target_exit_data" -> flags.has("to") ? "from, release and delete map types are permitted" : null;
      case "omp.target_update" -> updateFault(info.operand("var_ptr"), flags, to, from);
      default -> null;
    };
  }

  private static @Nullable String updateFault(Value variable, MapFlags flags, Set<Value> to, Set<Value> from) {
    boolean goes = flags.has("to");
    boolean comes = flags.has("from");
    if (flags.has("del") || !goes && !comes) return BOTH;
    if (goes && comes || goes && from.contains(variable) || comes && to.contains(variable)) {
      return "either to or from map types can be specified, not both";
    }
    if (flags.has("always") || flags.has("close") || flags.has("implicit")) {
      return "present, mapper and iterator map type modifiers are permitted";
    }
    (goes ? to : from).add(variable);
    return null;
  }
}
