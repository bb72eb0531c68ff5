// SPDX-License-Identifier: Apache-2.0
package dev.freehold.acc;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Effect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.Directive;
import dev.freehold.ir.text.Printing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** Data entry: allocates a variable on the device, or finds it there: {@code acc.copyin varPtr(%m : memref<4xf32>) -> memref<4xf32>}. */
public final class EntryOp extends Op {
  private static final Map<String, DataClause> CLAUSES = new TreeMap<>();
  static final List<OpDef<EntryOp>> DEFS = new ArrayList<>();

  static {
    Effect[] counts = {AccEffects.READS_COUNTERS, AccEffects.WRITES_COUNTERS};
    Effect[] reads = {AccEffects.READS_COUNTERS};
    Effect[] writes = {AccEffects.WRITES_COUNTERS};
    define("private", new DataClause("private", 0, "acc_private"), false, true);
    for (String name : List.of("firstprivate", "firstprivate_map")) define(name, new DataClause("firstprivate", 0, "acc_firstprivate"), true, true);
    define("reduction", new DataClause("reduction", 0, "acc_reduction"), true, true);
    define("update_device", new DataClause("device", 0, "acc_update_device"), true, true);
    define("copyin", new DataClause("copyin", ModifiersAttr.READONLY | ModifiersAttr.ALWAYS | ModifiersAttr.CAPTURE,
        "acc_copyin", "acc_copyin_readonly", "acc_copy", "acc_reduction"), true, true, counts);
    define("create", new DataClause("create", ModifiersAttr.ZERO | ModifiersAttr.ALWAYS | ModifiersAttr.CAPTURE,
        "acc_create", "acc_create_zero", "acc_copyout", "acc_copyout_zero"), false, true, counts);
    define("nocreate", new DataClause("no_create", 0, "acc_no_create"), false, false, counts);
    define("present", new DataClause("present", 0, "acc_present"), false, false, counts);
    define("attach", new DataClause("attach", 0, "acc_attach"), true, false, counts);
    define("deviceptr", new DataClause("deviceptr", 0, "acc_deviceptr"), false, false, reads);
    define("getdeviceptr", new DataClause("getdeviceptr", 0, "acc_getdeviceptr"), false, false, reads);
    define("use_device", new DataClause("use_device", 0, "acc_use_device"), false, false, reads);
    define("declare_device_resident", new DataClause("device_resident", 0, "acc_declare_device_resident"), true, false, writes);
    define("declare_link", new DataClause("link", 0, "acc_declare_link"), true, false, writes);
    define("cache", new DataClause("cache", ModifiersAttr.READONLY, "acc_cache", "acc_cache_readonly"), false, false);
  }

  private EntryOp(OpState<?> state) {
    super(state);
  }

  private static void define(String name, DataClause clause, boolean reads, boolean writes, Effect... more) {
    Effect[] onVariable = reads ? new Effect[] {Effect.READS} : new Effect[0];
    Effect[] onCopy = writes ? new Effect[] {Effect.WRITES} : new Effect[0];
    CLAUSES.put("acc." + name, clause);
    OpDefBuilder<EntryOp> op = OpDef.of("acc." + name, EntryOp.class, EntryOp::new).operand("var", AccTypes.VARIABLE, onVariable)
        .with(Variables::declare).optionalOperand("varPtrPtr", AccTypes.POINTER_LIKE);
    DEFS.add(clause.declare(op).optionalAttr("recipe", AttrSets.SYMBOL_REF).result("accVar", AccTypes.VARIABLE, onCopy)
        .effects(more).effects(AccEffects.READS_DEVICE)
        .directive("RecipeSym",
            Directive.of((p, state) -> state.attr("recipe", p.attribute()), (each, out) -> out.attr(each.attr("recipe", Attribute.class))))
        .assembly("custom<Var>($var) `:` custom<VarPtrType>(type($var), $varType) "
            + "oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)` | " + Clauses.ASYNC
            + " | `recipe` `(` custom<RecipeSym>($recipe) `)`) `->` type($accVar) attr-dict")
        .build());
  }

  @Override
  protected void verify(Checker check) {
    if (name().equals("acc.getdeviceptr")) return;
    DataClause clause = Objects.requireNonNull(CLAUSES.get(name()), name());
    boolean modifiersFirst = name().equals("acc.cache");
    boolean right = (!modifiersFirst || clause.verifyModifiers(this, check)) && clause.verify(this, check);
    if (right && !operand("var").type().equals(result().type())) {
      check.plainError("input and output types must match");
    } else if (right && DataClause.verifyType(this, check) && (modifiersFirst || clause.verifyModifiers(this, check))) {
      verifyRecipe(clause.operation(), check);
    }
  }

  private void verifyRecipe(String kind, Checker check) {
    boolean wanted = RecipeOp.isKind(kind) && !name().endsWith("_map");
    if (!wanted) return;
    if (!(attr("recipe") instanceof SymbolRefAttr name)) {
      check.error("recipe expected for " + kind);
    } else if (!(check.symbols().lookupFrom(this, name) instanceof RecipeOp recipe) || !recipe.name().equals("acc." + kind + ".recipe")) {
      check.error("expected symbol reference " + Printing.toString(name) + " to point to a " + kind + " declaration");
    }
  }
}
