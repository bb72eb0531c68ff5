// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.SymbolTable;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.builtin.UnitAttr;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code transform} dialect, with what other dialects add to it. */
public final class TransformDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "transform";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(List.<OpDef<?>>of(NamedSequenceOp.DEF, SplitOp.DEF), BufferOps.DEFS, CoreOps.DEFS, FunctionOps.DEFS,
        GpuOps.DEFS, LoopOps.DEFS, MatchOps.DEFS, PatternOps.DEFS, ScriptOps.DEFS, SearchOps.DEFS, StructuredOps.DEFS));
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return HandleType.parse(mnemonic, parser);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("param_operand") ? ParamOperandAttr.parse(parser) : null;
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    switch (name) {
      case "transform.with_named_sequence" -> {
        if (!(op instanceof SymbolTable)) check.plainError('"' + name + "\" attribute can only be attached to operations with symbol tables");
      }
      case "transform.target_tag" -> {
        if (!(value instanceof StringAttr)) check.plainError('"' + name + "\" attribute must be a string");
      }
      case "transform.consumed", "transform.readonly" -> {
        if (!(value instanceof UnitAttr)) check.plainError('"' + name + "\" must be a unit attribute");
      }
      default -> check.errorAt(op.location(), "unknown attribute: \"" + name + '"');
    }
  }
}
