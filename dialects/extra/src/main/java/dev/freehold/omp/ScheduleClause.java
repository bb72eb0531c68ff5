// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How iterations are dealt out to threads: {@code schedule(static = %n : i32, nonmonotonic, simd)}. */
final class ScheduleClause {
  static final String FORMAT =
      "`schedule` `(` custom<ScheduleClause>($schedule_kind, $schedule_mod, $schedule_simd, $schedule_chunk, type($schedule_chunk)) `)`";
  private static final String SIMD = "simd";
  /** The kinds that come in chunks of a given size. */
  private static final List<String> CHUNKED = List.of("static", "dynamic", "guided");

  private ScheduleClause() {}

  static <O extends Op> OpDefBuilder<O> add(OpDefBuilder<O> op) {
    return op.optionalAttr("schedule_kind", ClauseEnums.SCHEDULE.set()).optionalOperand("schedule_chunk", TypeSet.ANY)
        .optionalAttr("schedule_mod", ClauseEnums.SCHEDULE_MODIFIER.set()).optionalAttr("schedule_simd", AttrSets.UNIT)
        .directive("ScheduleClause", Directive.of(ScheduleClause::parse, ScheduleClause::print));
  }

  private static <O extends Op> void parse(OpParser p, FormatState<O> state) {
    String kind = p.expectKeyword("");
    if (!ClauseEnums.SCHEDULE.keywords().contains(kind)) throw p.error(p.nameLoc(), " expected schedule kind");
    state.attr("schedule_kind", new ClauseEnumAttr(ClauseEnums.SCHEDULE, kind));
    if (CHUNKED.contains(kind) && p.accept("=")) {
      state.operands("schedule_chunk").add(p.expectOperand());
      p.expect(":");
      state.types("schedule_chunk").add(p.expectType());
    }
    List<String> modifiers = new ArrayList<>();
    while (p.accept(",")) modifiers.add(p.expectKeyword(""));
    if (modifiers.isEmpty()) return;
    String wrong = fault(modifiers);
    if (wrong != null) throw p.error(p.nameLoc(), wrong);
    boolean onlySimd = modifiers.getFirst().equals(SIMD);
    state.attr("schedule_mod", new ClauseEnumAttr(ClauseEnums.SCHEDULE_MODIFIER, onlySimd ? "none" : modifiers.getFirst()));
    if (onlySimd || modifiers.size() > 1) state.attr("schedule_simd", UnitAttr.INSTANCE);
  }

  private static @Nullable String fault(List<String> modifiers) {
    if (modifiers.size() > 2) return " unexpected modifier(s)";
    for (String modifier : modifiers) {
      if (!ClauseEnums.SCHEDULE_MODIFIER.keywords().contains(modifier)) return " unknown modifier type: " + modifier;
    }
    boolean ordered = modifiers.size() < 2 || !modifiers.get(0).equals(SIMD) && modifiers.get(1).equals(SIMD);
    return ordered ? null : " incorrect modifier order";
  }

  /** A modifier modifies something: there is no text for one alone, and the reference ends when it prints it. */
  static void verify(Op op, Checker check) {
    boolean modified = op.attr("schedule_mod") != null || op.attr("schedule_simd") != null || !op.operandSegment("schedule_chunk").isEmpty();
    if (modified && op.attr("schedule_kind") == null) check.error("schedule chunk or modifier without a schedule kind");
  }

  private static void print(Op op, OpPrinter out) {
    out.text(op.attr("schedule_kind", ClauseEnumAttr.class).keyword());
    for (Value chunk : op.operandSegment("schedule_chunk")) out.text(" = ").operand(chunk).text(" : ").type(chunk.type());
    if (op.attr("schedule_mod") instanceof ClauseEnumAttr modifier) out.text(", ").text(modifier.keyword());
    if (op.attr("schedule_simd") != null) out.text(", simd");
  }
}
