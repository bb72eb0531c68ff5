// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.analysis;

import dev.freehold.bufferization.ToTensorOp;
import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.NotBufferizable;
import dev.freehold.bufferize.Tensors;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.analysis.Dominance;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides for each tensor operand below an operation whether it is in place, one after the other. Upstream: {@code bufferization::analyzeOp}. */
public final class OneShotAnalysis {
  private final Op root;
  private final OneShotState state;
  private final Annotations annotations;
  private final Accesses accesses;
  private final Conflicts conflicts;
  /** The operand that is being decided on. */
  private @Nullable Use asked;

  private OneShotAnalysis(Op root, OneShotState state, Annotations annotations) {
    this.root = root;
    this.state = state;
    this.annotations = annotations;
    state.remember(root);
    Dominance dominance = new Dominance(root);
    accesses = new Accesses(root, state, dominance);
    state.begin(accesses);
    boolean isAsked = state.options().analysis().printConflicts() || state.reasons().areWanted();
    conflicts = new Conflicts(state, new ExecutionOrder(state.ops(), dominance), accesses, isAsked ? this::found : null);
  }

  private void found(CopyReason reason) {
    if (state.options().analysis().printConflicts()) annotations.add(reason);
    if (asked != null) state.reasons().add(asked, reason, state);
  }

  /**
   * Analyzes what is below an operation.
   *
   * @throws NotBufferizable if the program cannot be bufferized under the decisions that must or could be made
   */
  public static void run(Op root, OneShotState state, Annotations annotations) {
    try {
      new OneShotAnalysis(root, state, annotations).run();
    } finally {
      state.end();
    }
  }

  private void run() {
    checkStructure();
    checkGivenDecisions();
    for (Op op : AnalysisOrder.of(root, state)) decide(op);
    Equivalences.find(root, state);
    state.findUndefined(root);
    NotBufferizable failure = verify();
    if (state.options().analysis().testOnly()) annotations.showDecisions(root, state);
    if (state.options().analysis().dumpAliasSets()) annotations.showAliasSets(root, state);
    if (failure != null) throw failure;
  }

  private void checkStructure() {
    root.walk(op -> {
      Bufferizable bufferizable = state.ops().of(op);
      if (bufferizable != null) checkBlocks(bufferizable);
    });
  }

  /** Checks that an operation supports so many blocks. */
  public static void checkBlocks(Bufferizable bufferizable) {
    if (bufferizable.supportsUnstructuredControlFlow()) return;
    for (Region region : bufferizable.op().regions()) {
      if (region.isEmpty() || region.hasOneBlock()) continue;
      throw NotBufferizable.by(bufferizable.op(), "op or BufferizableOpInterface implementation does not support unstructured control flow, "
          + "but at least one region has multiple blocks");
    }
  }

  private void checkGivenDecisions() {
    root.walk(op -> {
      if (state.ops().of(op) == null) return;
      if (op instanceof ToTensorOp toTensor && toTensor.hasUses() && toTensor.prop("restrict") == null) {
        throw NotBufferizable.by(op, "to_tensor ops without `restrict` are not supported by One-Shot Analysis");
      }
      for (Use operand : Tensors.operands(op)) {
        if (conflicts.disturbsReads(operand)) {
          throw NotBufferizable.by(op, "not bufferizable under the given constraints: cannot avoid RaW conflict");
        }
        if (state.isInPlace(operand) && conflicts.writesToReadOnly(operand)) {
          throw NotBufferizable.by(op, "not bufferizable under the given constraints: would write to read-only buffer");
        }
      }
    });
  }

  private void decide(Op op) {
    for (Use operand : Tensors.operands(op)) {
      asked = operand;
      if (state.isInPlace(operand) || conflicts.wouldWriteToReadOnly(operand) || conflicts.wouldDisturbReads(operand)) continue;
      conflicts.putInPlace(operand);
    }
  }

  /** The last of the operations' objections, or null; the others have been reported. */
  private @Nullable NotBufferizable verify() {
    List<NotBufferizable> failures = new ArrayList<>();
    root.walk(op -> {
      Bufferizable bufferizable = state.ops().of(op);
      if (bufferizable == null) return;
      try {
        bufferizable.verifyAnalysis(state);
      } catch (NotBufferizable failure) {
        failures.add(failure);
      }
    });
    for (int i = 0; i < failures.size() - 1; i++) annotations.report(failures.get(i));
    return failures.isEmpty() ? null : failures.getLast();
  }
}
