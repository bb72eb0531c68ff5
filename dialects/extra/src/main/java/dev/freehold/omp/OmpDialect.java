// SPDX-License-Identifier: Apache-2.0
package dev.freehold.omp;

import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.ir.text.ParsesTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The {@code omp} dialect. */
public final class OmpDialect implements Dialect, ParsesTypes, ParsesAttributes {
  @Override
  public String namespace() {
    return "omp";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.families(List.of(AtomicOp.DEFS, AtomicRegionOp.DEFS, CancelOp.DEFS, DataOp.DEFS, MapOps.DEFS, OmpOp.DEFS, TaskOp.DEFS,
        WrapperOp.DEFS,
        List.of(AllocateDirOp.DEF, CanonicalLoopOp.DEF, CriticalDeclareOp.DEF, CriticalOp.DEF, DeclareMapperOp.DEF, DeclareReductionOp.DEF,
            EndOp.YIELD,
            LoopNestOp.DEF, MapperInfoOp.DEF, NewCliOp.DEF, OrderedOp.DEF, OrderedRegionOp.DEF, ParallelOp.DEF, PrivateOp.DEF, ScanOp.DEF,
            SectionsOp.DEF, SectionsOp.SECTION, SingleOp.DEF, TargetAllocOp.DEF, TargetOp.DEF, TeamsOp.DEF, TerminatorOp.DEF, TileOp.DEF,
            UnrollHeuristicOp.DEF, WorkdistributeOp.DEF, WorkshareOp.DEF)));
  }

  @Override
  public @Nullable Type parseType(String mnemonic, AttrParser parser) {
    return NamedType.of(mnemonic, OmpType.ALL);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    if (mnemonic.equals(MapFlags.MNEMONIC)) return MapFlags.parse(parser);
    if (mnemonic.equals(RequiredFeatures.MNEMONIC)) return RequiredFeatures.parse(parser);
    for (ClauseEnumAttr.Kind kind : ClauseEnums.ALL) {
      if (kind.mnemonic().equals(mnemonic)) return kind.parse(parser);
    }
    return OmpAttrs.KINDS.parse(mnemonic, parser);
  }
}
