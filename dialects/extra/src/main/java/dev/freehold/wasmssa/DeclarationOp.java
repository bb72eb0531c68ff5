// SPDX-License-Identifier: Apache-2.0
package dev.freehold.wasmssa;

import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.builtin.AttrSets;
import java.util.List;

/** A memory, a table, or one of them or a function that another module has: {@code wasmssa.import_mem "mem" from "env" as @m {limits = …}}. */
public final class DeclarationOp extends Op implements Exportable {
  private static final AttrSet LIMITS = AttrSets.typeOf(LimitType.SET);
  private static final AttrSet TABLE = AttrSets.typeOf(TableType.SET);

  static final List<OpDef<DeclarationOp>> DEFS = List.of(
      define("memory").attr("limits", LIMITS).optionalAttr(EXPORTED, AttrSets.UNIT)
          .assembly("(`exported` $exported^)? $sym_name $limits attr-dict").build(),
      define("table").attr("type", TABLE).optionalAttr(EXPORTED, AttrSets.UNIT)
          .assembly("(`exported` $exported^)? $sym_name $type attr-dict").build(),
      imported("import_mem").attr("limits", LIMITS).build(),
      imported("import_table").attr("type", TABLE).build(),
      imported("import_func").attr("type", AttrSets.FUNCTION_TYPE).optionalAttr("arg_attrs", AttrSets.DICT_ARRAY)
          .optionalAttr("res_attrs", AttrSets.DICT_ARRAY).build());

  private DeclarationOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<DeclarationOp> define(String name) {
    return OpDef.of("wasmssa." + name, DeclarationOp.class, DeclarationOp::new).attr(NAME, AttrSets.SYMBOL_NAME);
  }

  private static OpDefBuilder<DeclarationOp> imported(String name) {
    return define(name).attr("moduleName", AttrSets.STRING).attr("importName", AttrSets.STRING)
        .assembly("$importName `from` $moduleName `as` $sym_name attr-dict");
  }

  @Override
  public boolean isDeclaration() {
    return hasAttr("moduleName");
  }
}
