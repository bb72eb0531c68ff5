// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.Remark;
import dev.freehold.pass.Remarks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Copies that passes have reported to make, with their reasons. A pass that decides on copies while it changes the program, as {@code one-shot-bufferize}
 * does for tensors, makes a remark named {@value #NAME} about each, of the kind {@link Remark.Kind#MISSED}: what conflicts there were cannot be seen in the
 * program any more. Places are those of the program that the passes were given.
 */
public final class ReportedCopies implements Remarks {
  /** The name of remarks about copies. */
  public static final String NAME = "Copy";

  private final List<Remark> remarks = new ArrayList<>();

  @Override
  public boolean wants(Remark.Kind kind, String category) {
    return kind == Remark.Kind.MISSED;
  }

  @Override
  public void take(Remark remark) {
    if (remark.name().equals(NAME)) remarks.add(remark);
  }

  /** Explains the copies, in the order in which they were made; {@code program} is what the passes have made, and holds the functions. */
  public List<Explanation> explain(Op program) {
    Map<String, Op> functions = new HashMap<>();
    program.walk(op -> {
      if (op instanceof FunctionLike && SymbolTables.nameOf(op) instanceof String name) functions.put(name, op);
    });
    return remarks.stream().map(remark -> explain(remark, functions.getOrDefault(remark.function(), program))).toList();
  }

  private static Explanation explain(Remark remark, Op function) {
    String text = Objects.requireNonNullElse(remark.argument("Remark"), "copies");
    return new Explanation(Explanation.Kind.COPY, function, remark.location(), text, remark.notes(), remark.argument("Suggestion"), Set.of());
  }
}
