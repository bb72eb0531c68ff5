// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.ir.Checker;
import dev.freehold.ir.NoMemoryEffect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.ArrayAttr;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.FormatState;
import dev.freehold.ir.text.OpParser;
import java.util.ArrayList;
import java.util.List;

/** Which slice of a variable is mapped to another device, and how. */
final class MapOps {
  static final List<OpDef<?>> DEFS = List.of(BoundsOp.DEF, InfoOp.DEF);

  private MapOps() {}

  /** Bounds of an array: {@code omp.map.bounds lower_bound(%0 : i64) upper_bound(%1 : i64)}. */
  public static final class BoundsOp extends Op implements NoMemoryEffect {
    static final OpDef<BoundsOp> DEF = OpDef.of("omp.map.bounds", BoundsOp.class, BoundsOp::new)
        .optionalOperand("lower_bound", Clauses.INT_LIKE)
        .optionalOperand("upper_bound", Clauses.INT_LIKE)
        .optionalOperand("extent", Clauses.INT_LIKE)
        .optionalOperand("stride", Clauses.INT_LIKE)
        .defaultAttr("stride_in_bytes", AttrSets.BOOL, IntegerAttr.FALSE)
        .optionalOperand("start_idx", Clauses.INT_LIKE)
        .operandSegments()
        .result("result", OmpType.MAP_BOUNDS)
        .assembly("oilist(" + String.join(" | ", typed("lower_bound"), typed("upper_bound"), typed("extent"), typed("stride"), typed("start_idx"))
            + ") attr-dict")
        .build();

    private BoundsOp(OpState<?> state) {
      super(state);
    }

    @Override
    protected void verify(Checker check) {
      if (optionalOperand("extent") == null && optionalOperand("upper_bound") == null) check.plainError("expected extent or upperbound.");
    }
  }

  private static String typed(String clause) {
    return "`" + clause + "` `(` $" + clause + " `:` type($" + clause + ") `)`";
  }

  /** A variable: {@code omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr}. */
  public static final class InfoOp extends Op {
    static final OpDef<InfoOp> DEF = OpDef.of("omp.map.info", InfoOp.class, InfoOp::new)
        .operand("var_ptr", Clauses.POINTER)
        .attr("var_type", AttrSets.TYPE)
        .attr("map_type", MapFlags.SET)
        .attr("map_capture_type", ClauseEnums.CAPTURE.set())
        .optionalOperand("var_ptr_ptr", Clauses.POINTER)
        .operands("members", Clauses.POINTER)
        .optionalAttr("members_index", AttrSets.I64_ARRAYS)
        .operands("bounds", OmpType.MAP_BOUNDS)
        .optionalAttr("mapper_id", AttrSets.FLAT_SYMBOL_REF)
        .optionalAttr("name", AttrSets.STRING)
        .defaultAttr("partial_map", AttrSets.BOOL, IntegerAttr.FALSE)
        .operandSegments()
        .result("omp_ptr", Clauses.POINTER)
        .directive("MapClause", Directive.of((p, state) -> state.attr("map_type", MapFlags.parseClause(p)),
            (op, out) -> out.text(op.attr("map_type", MapFlags.class).clause())))
        .directive("CaptureType",
            Directive.of(InfoOp::parseCapture, (op, out) -> out.text(op.attr("map_capture_type", ClauseEnumAttr.class).keyword())))
        .directive("MembersIndex", members())
        .assembly("`var_ptr` `(` $var_ptr `:` type($var_ptr) `,` $var_type `)` `map_clauses` `(` custom<MapClause>($map_type) `)` "
            + "`capture` `(` custom<CaptureType>($map_capture_type) `)` oilist(" + typed("var_ptr_ptr") + " | `mapper` `(` $mapper_id `)` | "
            + "`members` `(` $members `:` custom<MembersIndex>($members_index) `:` type($members) `)` | `bounds` `(` $bounds `)`) "
            + "`->` type($omp_ptr) attr-dict")
        .build();

    private InfoOp(OpState<?> state) {
      super(state);
    }

    MapFlags flags() {
      return attr("map_type", MapFlags.class);
    }

    @Override
    protected void verify(Checker check) {
      boolean known = !(attr("mapper_id") instanceof SymbolRefAttr mapper) || check.symbols().lookupFrom(this, mapper) instanceof DeclareMapperOp;
      if (!known) check.plainError("invalid mapper id");
      MapChecks.described(this, "members", "members", check);
    }

    /** An unknown keyword leaves the attribute out, which is an error of its own. */
    private static void parseCapture(OpParser p, FormatState<InfoOp> state) {
      String keyword = p.expectKeyword("");
      if (ClauseEnums.CAPTURE.keywords().contains(keyword)) state.attr("map_capture_type", new ClauseEnumAttr(ClauseEnums.CAPTURE, keyword));
    }

    /** For each member, its position in the variable. */
    private static Directive<InfoOp> members() {
      return Directive.of((p, state) -> {
        List<Attribute> places = new ArrayList<>();
        do {
          places.add(new ArrayAttr(p.commaList(Delimiter.SQUARE, () -> (Attribute) IntegerAttr.i64(p.expectInteger()))));
        } while (p.accept(","));
        state.attr("members_index", new ArrayAttr(places));
      }, (op, out) -> {
        if (op.attr("members_index") instanceof ArrayAttr places) out.list(places.elements(), out::attr);
      });
    }
  }
}
