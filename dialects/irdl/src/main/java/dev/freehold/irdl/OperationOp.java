// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Symbol;
import dev.freehold.ir.Traits;
import dev.freehold.ir.iface.NoTerminator;
import java.util.ArrayList;
import java.util.List;

/** Describes an operation: {@code irdl.operation @mul { … irdl.operands(lhs: %0, rhs: %0) irdl.results(res: %0) }}. */
public final class OperationOp extends Op implements NoTerminator, Symbol {
  public static final OpDef<OperationOp> DEF = OpDef.of("irdl.operation", OperationOp.class, OperationOp::new)
      .with(DefinitionSyntax::declare)
      .traits(
          Traits.hasParent("irdl.dialect"),
          Traits.NO_REGION_ARGUMENTS,
          AtMostOneChild.of("irdl.operands", "irdl.results", "irdl.attributes", "irdl.regions"))
      .build();

  private OperationOp(OpState<?> state) {
    super(state);
  }

  @Override
  protected void verify(Checker check) {
    Names.verify(requiredSymbolName(), "operation", check);
  }

  /** What operands, results and regions are called, and what they are. */
  private record NameList(String kind, List<String> names) {}

  @Override
  protected void verifyRegions(Checker check) {
    List<NameList> lists = new ArrayList<>();
    for (Op child = region("body").entryBlock().first(); child != null; child = child.next()) {
      switch (child) {
        case OperandsOp operands -> lists.add(new NameList("operands", operands.names()));
        case ResultsOp results -> lists.add(new NameList("results", results.names()));
        case RegionsOp regions -> lists.add(new NameList("regions", regions.names()));
        default -> {}
      }
    }
    for (int i = 0; i < lists.size(); i++) {
      for (int k = i + 1; k < lists.size(); k++) {
        List<String> shared = new ArrayList<>(lists.get(i).names());
        shared.retainAll(lists.get(k).names());
        if (shared.isEmpty()) continue;
        check.error("contains a value named '" + shared.getFirst() + "' for both its " + lists.get(i).kind() + " and " + lists.get(k).kind());
        return;
      }
    }
  }
}
