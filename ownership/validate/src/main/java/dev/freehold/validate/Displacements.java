// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.validate.Program.Kind;

/**
 * By which view the address of each handle differs from that of the object that it may denote: along copies, edges, cells and calls, a
 * fixpoint. Handles with the same displacement that denote the object have one address.
 */
final class Displacements {
  /** The handle has the address by which the object came into the function. */
  private static final int NONE = 0;
  private static final int UNKNOWN = -1;

  private final Program program;
  private final int[] displacement;
  private final int[] reached;
  private final Ints pending = new Ints();
  private int run;

  Displacements(Program program) {
    this.program = program;
    displacement = new int[program.variableCount()];
    reached = new int[program.variableCount()];
  }

  /** Finds those of all handles of an object that {@code sources} may denote. */
  void find(int... sources) {
    if (!program.hasShifts()) return;
    run++;
    for (int v : sources) join(v, sources.length > 1 && program.arrivesShifted.get(v) ? UNKNOWN : NONE);
    while (pending.size() > 0) follow(pending.removeLast());
  }

  /** Whether two handles have one address where both denote the object. */
  boolean areEqual(int a, int b) {
    if (!program.hasShifts() || unshifted(a) == unshifted(b)) return true;
    return of(a) == of(b) && of(a) != UNKNOWN;
  }

  private int of(int v) {
    return reached[v] == run ? displacement[v] : NONE;
  }

  /** What a handle is a copy of, at the same address. */
  private int unshifted(int v) {
    int copied = v;
    while (program.kinds.get(copied) == Kind.COPY && !program.shifts.get(copied)) copied = program.first.get(copied);
    return copied;
  }

  private void join(int v, int incoming) {
    if (v < 0) return;
    int joined = reached[v] != run || displacement[v] == incoming ? incoming : UNKNOWN;
    if (reached[v] == run && displacement[v] == joined) return;
    reached[v] = run;
    displacement[v] = joined;
    pending.add(v);
  }

  private void follow(int v) {
    int from = displacement[v];
    for (int at = program.derived.first(v); at >= 0; at = program.derived.next(at)) {
      int user = program.derived.item(at);
      switch (program.kinds.get(user)) {
        case COPY -> join(user, program.shifts.get(user) ? shiftedBy(user, from) : from);
        case SELECT -> {
          if (program.first.get(user) != v) join(user, from);
        }
        default -> {}
      }
    }
    for (int at = program.movesFrom.first(v); at >= 0; at = program.movesFrom.next(at))
      join(program.moveTarget.get(program.movesFrom.item(at)), from);
    for (int at = program.readAt.first(v); at >= 0; at = program.readAt.next(at)) follow(program.instrs.get(program.readAt.item(at)), from);
  }

  private void follow(Instr instr, int from) {
    switch (instr) {
      case Instr.Put put -> join(put.cell(), from);
      case Instr.Choose choose -> join(choose.target(), from);
      case Instr.Assign assign -> join(assign.target(), from);
      case Instr.Call call -> {
        for (int result : call.results()) {
          if (result >= 0) join(result, program.arrivesShifted.get(result) ? UNKNOWN : from);
        }
      }
      case null, default -> {}
    }
  }

  /** A view is one displacement if it is made once for each object; a view of a view has one that nobody compares with others. */
  private int shiftedBy(int view, int from) {
    int position = program.definedAt.get(view);
    boolean once = !program.isInLoop(position);
    if (!once) {
      int source = program.first.get(view);
      while (program.kinds.get(source) == Kind.COPY) source = program.first.get(source);
      int made = program.definedAt.get(source);
      once = program.kinds.get(source) == Kind.SITE && program.extend(position, made) == position;
    }
    return from == NONE && once ? view + 1 : UNKNOWN;
  }
}
