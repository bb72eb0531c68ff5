// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

/**
 * A fact about each handle that may denote one object, as a small number: a fixpoint along copies, edges, cells and calls. Where two facts meet that
 * differ, the fact is {@link #UNKNOWN}.
 */
abstract class HandleFlow {
  /** What holds for the name by which the object comes into the function. */
  static final int INITIAL = 0;
  static final int UNKNOWN = -1;

  final Program program;
  private final int[] facts;
  private final int[] reached;
  private final Ints pending = new Ints();
  private int run;

  HandleFlow(Program program) {
    this.program = program;
    facts = new int[program.variableCount()];
    reached = new int[program.variableCount()];
  }

  /** Returns the fact about a copy of a handle. */
  abstract int copied(int copy, int fact);

  /** Returns the fact about a result of a call that may denote what an argument with that fact denotes. */
  abstract int returned(int result, int fact);

  /** Finds the facts about all handles of an object that comes into the function by {@code sources}. */
  final void find(int[] sources, int[] initial) {
    run++;
    for (int i = 0; i < sources.length; i++) join(sources[i], initial[i]);
    while (pending.size() > 0) follow(pending.removeLast());
  }

  /** Returns the fact about a handle: {@link #INITIAL} if the handle never denotes the object. */
  final int of(int v) {
    return reached[v] == run ? facts[v] : INITIAL;
  }

  private void join(int v, int incoming) {
    if (v < 0) return;
    int joined = reached[v] != run || facts[v] == incoming ? incoming : UNKNOWN;
    if (reached[v] == run && facts[v] == joined) return;
    reached[v] = run;
    facts[v] = joined;
    pending.add(v);
  }

  private void follow(int v) {
    int fact = facts[v];
    for (int at = program.derived.first(v); at >= 0; at = program.derived.next(at)) {
      int user = program.derived.item(at);
      switch (program.kinds.get(user)) {
        case COPY -> join(user, copied(user, fact));
        case SELECT -> {
          if (program.first.get(user) != v) join(user, fact);
        }
        default -> {}
      }
    }
    for (int at = program.movesFrom.first(v); at >= 0; at = program.movesFrom.next(at))
      join(program.moveTarget.get(program.movesFrom.item(at)), fact);
    for (int at = program.readAt.first(v); at >= 0; at = program.readAt.next(at)) follow(program.instrs.get(program.readAt.item(at)), fact);
  }

  private void follow(Instr instr, int fact) {
    switch (instr) {
      case Instr.Put put -> join(put.cell(), fact);
      case Instr.Choose choose -> join(choose.target(), fact);
      case Instr.Assign assign -> join(assign.target(), fact);
      case Instr.Call call -> {
        for (int result : call.results()) {
          if (result >= 0) join(result, returned(result, fact));
        }
      }
      case null, default -> {}
    }
  }
}
