// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transformops;

import dev.freehold.ir.Attribute;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Type;
import dev.freehold.ir.text.AttrParser;
import java.util.List;

/** The {@code transform} dialect, with what other dialects add to it. */
public final class TransformDialect implements Dialect {
  @Override
  public String namespace() {
    return "transform";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.opsWhenNeeded(() -> List.of(List.<OpDef<?>>of(NamedSequenceOp.DEF, SplitOp.DEF), BufferOps.DEFS, CoreOps.DEFS, FunctionOps.DEFS,
        GpuOps.DEFS, LoopOps.DEFS, MatchOps.DEFS, PatternOps.DEFS, ScriptOps.DEFS, SearchOps.DEFS, StructuredOps.DEFS));
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return HandleType.parse(mnemonic, parser);
  }

  @Override
  public Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return mnemonic.equals("param_operand") ? ParamOperandAttr.parse(parser) : null;
  }
}
