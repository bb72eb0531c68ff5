// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import dev.freehold.ir.text.ParseStop;
import dev.freehold.llvm.LlvmPointerType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The clauses that several operations have: what each adds to the declaration, and its text. */
final class Clauses {
  static final TypeSet INT_LIKE = TypeSets.INTEGER.or(TypeSets.INDEX);
  static final TypeSet POINTER = TypeSet.of("OpenMP-compatible variable type", Clauses::isPointer).ofKind(null, Clauses::isPointer);

  static final String ALLOCATE = "`allocate` `(` custom<AllocateAndAllocator>($allocate_vars, type($allocate_vars), $allocator_vars, "
      + "type($allocator_vars)) `)`";
  static final String IF = "`if` `(` $if_expr `)`";
  static final String NOWAIT = "`nowait` $nowait";
  static final String ORDER = "`order` `(` custom<OrderClause>($order, $order_mod) `)`";
  static final String DEPEND = "`depend` `(` custom<DependVarList>($depend_vars, type($depend_vars), $depend_kinds) `)`";
  static final String MEMORY_ORDER = "`memory_order` `(` custom<MemoryOrder>($memory_order) `)`";
  static final String DEVICE = "`device` `(` $device `:` type($device) `)`";
  static final String MAP = "`map_entries` `(` $map_vars `:` type($map_vars) `)`";
  static final String HINT = "`hint` `(` custom<SynchronizationHint>($hint) `)`";
  static final String ATOMIC = "oilist(" + HINT + " | " + MEMORY_ORDER + ")";

  private static final List<String> HINTS = List.of("uncontended", "contended", "nonspeculative", "speculative");
  private static final AttrSet DEPEND_KINDS =
      AttrSets.arrayOf("depend clause in a target or task construct array", ClauseEnums.DEPEND.set());

  private Clauses() {}

  static boolean isPointer(Type type) {
    return type instanceof MemRefType || type instanceof LlvmPointerType;
  }

  /** The pointee type; null for an opaque pointer. */
  static @Nullable Type variable(Value pointer) {
    return pointer.type() instanceof MemRefType memref ? memref.element() : null;
  }

  static <O extends Op> OpDefBuilder<O> allocate(OpDefBuilder<O> op) {
    return op.operands("allocate_vars", TypeSet.ANY).operands("allocator_vars", TypeSet.ANY)
        .directive("AllocateAndAllocator", Directive.of(Clauses::parseAllocate, Clauses::printAllocate));
  }

  private static <O extends Op> void parseAllocate(OpParser p, FormatState<O> state) {
    do {
      state.operands("allocator_vars").add(p.expectOperand());
      p.expect(":");
      state.types("allocator_vars").add(p.expectType());
      p.expect("->");
      state.operands("allocate_vars").add(p.expectOperand());
      p.expect(":");
      state.types("allocate_vars").add(p.expectType());
    } while (p.accept(","));
  }

  private static void printAllocate(Op op, OpPrinter out) {
    List<? extends Value> allocated = op.operandSegment("allocate_vars");
    List<? extends Value> allocators = op.operandSegment("allocator_vars");
    // Not every operation verifies that each variable has an allocator.
    for (int i = 0; i < Math.min(allocated.size(), allocators.size()); i++) {
      if (i > 0) out.text(", ");
      Value allocator = allocators.get(i);
      out.operand(allocator).text(" : ").type(allocator.type()).text(" -> ");
      out.operand(allocated.get(i)).text(" : ").type(allocated.get(i).type());
    }
  }

  /** A keyword alone, under the name that the format gives the clause. */
  static <O extends Op> OpDefBuilder<O> keyword(OpDefBuilder<O> op, String clause, String attr, ClauseEnumAttr.Kind kind) {
    return op.optionalAttr(attr, kind.set()).directive(clause, keywordDirective(attr, kind));
  }

  /** The same, for a keyword that is required. */
  static <O extends Op> OpDefBuilder<O> requiredKeyword(OpDefBuilder<O> op, String clause, String attr, ClauseEnumAttr.Kind kind) {
    return op.attr(attr, kind.set()).directive(clause, keywordDirective(attr, kind));
  }

  private static <O extends Op> Directive<O> keywordDirective(String attr, ClauseEnumAttr.Kind kind) {
    return Directive.of((p, state) -> state.attr(attr, kind.clause(p)), (each, out) -> out.text(each.attr(attr, ClauseEnumAttr.class).keyword()));
  }

  static <O extends Op> OpDefBuilder<O> memoryOrder(OpDefBuilder<O> op) {
    return keyword(op, "MemoryOrder", "memory_order", ClauseEnums.MEMORY_ORDER);
  }

  static <O extends Op> OpDefBuilder<O> order(OpDefBuilder<O> op) {
    return op.optionalAttr("order", ClauseEnums.ORDER.set()).optionalAttr("order_mod", ClauseEnums.ORDER_MODIFIER.set())
        .directive("OrderClause", Directive.of(
            (p, state) -> {
              String modifier = p.acceptKeywordIn(ClauseEnums.ORDER_MODIFIER.keywords().toArray(String[]::new));
              if (modifier != null) {
                state.attr("order_mod", new ClauseEnumAttr(ClauseEnums.ORDER_MODIFIER, modifier));
                p.accept(":");
              }
              // A modifier alone is what the generic form can have, and is printed so; the reference does not read that.
              if (modifier == null || !p.isNext(")")) state.attr("order", ClauseEnums.ORDER.clause(p));
            },
            (each, out) -> {
              if (each.attr("order_mod") instanceof ClauseEnumAttr modifier) out.text(modifier.keyword()).text(":");
              if (each.attr("order") instanceof ClauseEnumAttr order) out.text(order.keyword());
            }));
  }

  static <O extends Op> OpDefBuilder<O> hint(OpDefBuilder<O> op) {
    return op.optionalAttr("hint", AttrSets.I64, IntegerAttr.i64(0)).directive("SynchronizationHint", Directive.of(
        (p, state) -> {
          long bits = 0;
          if (!p.accept("none")) {
            for (String keyword : p.commaList(Delimiter.NONE, () -> p.expectKeyword(""))) {
              if (!HINTS.contains(keyword)) throw p.error(keyword + " is not a valid hint");
              bits |= 1L << HINTS.indexOf(keyword);
            }
          }
          state.attr("hint", IntegerAttr.i64(bits));
        },
        (each, out) -> {
          long bits = each.attr("hint", IntegerAttr.class).longValue();
          List<String> keywords = new ArrayList<>();
          for (int i = 0; i < HINTS.size(); i++) {
            if ((bits >> i & 1) != 0) keywords.add(HINTS.get(i));
          }
          out.text(bits == 0 ? "none" : String.join(", ", keywords));
        }));
  }

  static <O extends Op> OpDefBuilder<O> depend(OpDefBuilder<O> op) {
    return op.optionalAttr("depend_kinds", DEPEND_KINDS).operands("depend_vars", POINTER)
        .directive("DependVarList", Directive.of(
            (p, state) -> {
              List<Attribute> kinds = new ArrayList<>();
              do {
                int loc = p.loc();
                String kind = p.expectKeyword("");
                p.expect("->");
                state.operands("depend_vars").add(p.expectOperand());
                p.expect(":");
                state.types("depend_vars").add(p.expectType());
                if (!ClauseEnums.DEPEND.keywords().contains(kind)) throw p.error(loc, "invalid clause value: '" + kind + "'");
                kinds.add(new ClauseEnumAttr(ClauseEnums.DEPEND, kind));
              } while (p.accept(","));
              state.attr("depend_kinds", ArrayAttr.of(kinds));
            },
            Clauses::printDepend));
  }

  private static void printDepend(Op op, OpPrinter out) {
    List<? extends Value> variables = op.operandSegment("depend_vars");
    for (int i = 0; i < variables.size(); i++) {
      if (i > 0) out.text(", ");
      out.text(((ClauseEnumAttr) op.attr("depend_kinds", ArrayAttr.class).get(i)).keyword()).text(" -> ");
      out.operand(variables.get(i)).text(" : ").type(variables.get(i).type());
    }
  }

  /** An integer with an optional {@code strict} modifier: {@code grainsize(strict, %n: i32)}. */
  static <O extends Op> OpDefBuilder<O> strict(OpDefBuilder<O> op, String directive, String number, ClauseEnumAttr.Kind kind) {
    String modifier = number + "_mod";
    return op.optionalAttr(modifier, kind.set()).optionalOperand(number, INT_LIKE).directive(directive, Directive.of(
        (p, state) -> {
          String keyword = p.acceptKeyword();
          if (keyword != null) {
            if (!kind.keywords().contains(keyword)) throw p.error("invalid " + number + " modifier : '" + keyword + "'");
            state.attr(modifier, new ClauseEnumAttr(kind, keyword));
            p.expect(",");
          }
          state.operands(number).add(count(p, number));
          p.expect(":");
          state.types(number).add(p.expectType());
        },
        (each, out) -> {
          if (each.attr(modifier) instanceof ClauseEnumAttr keyword) out.text(keyword.keyword()).text(", ");
          Value value = each.operandSegment(number).getFirst();
          out.operand(value).text(": ").type(value.type());
        }));
  }

  private static OpParser.Operand count(OpParser p, String clause) {
    try {
      return p.expectOperand();
    } catch (ParseStop stop) {
      throw stop.and(p.error("expected " + clause + " operand"));
    }
  }
}
