// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.validate.Program.Kind;

/** Variables as functions of those that edges and instructions set. The diagram's variable of {@code v} is {@code 2v}; {@code 2v+1} is free for renaming. */
final class Expressions {
  private static final int DEEPEST = 2000;

  private final Program program;
  private final Relevance relevance;
  private final Bdd bdd;
  private final int[] known;
  private final int[] knownIn;
  private int run;
  private int site = -1;
  private boolean siteIsConstant;

  Expressions(Program program, Relevance relevance, Bdd bdd) {
    this.program = program;
    this.relevance = relevance;
    this.bdd = bdd;
    known = new int[program.variableCount()];
    knownIn = new int[program.variableCount()];
  }

  /** Begins with an object that is born at a position, or (-1) comes from outside. */
  void begin(int birth, boolean inLoop) {
    run++;
    site = birth >= 0 && program.instrs.get(birth) instanceof Instr.Birth made ? made.result() : -1;
    siteIsConstant = !inLoop;
  }

  /** Whether a handle denotes the object. */
  int handle(int v) {
    return relevance.isHandle(v) ? value(v, 0) : Bdd.FALSE;
  }

  /** Whether a condition holds. */
  int flag(int v) {
    return value(v, 0);
  }

  /** The value of a handle or a condition. */
  int value(int v) {
    return relevance.isHandle(v) || isFlag(v) ? value(v, 0) : Bdd.FALSE;
  }

  private boolean isFlag(int v) {
    Kind kind = program.kinds.get(v);
    return switch (kind) {
      case CONSTANT, AND, OR, XOR, SAME -> true;
      case NEVER, SITE -> false;
      case COPY -> isFlag(program.first.get(v));
      default -> program.values.get(v) == null ? relevance.isFlag(v) : ProgramBuilder.isFlag(program.values.get(v).type());
    };
  }

  private int value(int v, int depth) {
    if (knownIn[v] == run) return known[v];
    if (depth > DEEPEST) throw new Undecidable("a condition is too long");
    int result = switch (program.kinds.get(v)) {
      case NEVER -> Bdd.FALSE;
      case CONSTANT -> program.first.get(v);
      case ENTRY, STATE -> bdd.var(2 * v);
      case SITE -> v != site ? Bdd.FALSE : siteIsConstant ? Bdd.TRUE : bdd.var(2 * v);
      case COPY -> value(program.first.get(v), depth + 1);
      case AND -> bdd.and(value(program.first.get(v), depth + 1), value(program.second.get(v), depth + 1));
      case OR -> bdd.or(value(program.first.get(v), depth + 1), value(program.second.get(v), depth + 1));
      case XOR -> bdd.xor(value(program.first.get(v), depth + 1), value(program.second.get(v), depth + 1));
      case SELECT -> select(v, depth);
      case SAME -> same(v);
    };
    known[v] = result;
    knownIn[v] = run;
    return result;
  }

  private int select(int v, int depth) {
    boolean isHandle = relevance.isHandle(v);
    int then = program.second.get(v);
    int otherwise = program.third.get(v);
    return bdd.ite(value(program.first.get(v), depth + 1),
        isHandle ? handle(then) : value(then, depth + 1), isHandle ? handle(otherwise) : value(otherwise, depth + 1));
  }

  /** Two handles of the object have one address, unless views differ; a handle of the object and one of another have two; of others nothing is known. */
  private int same(int v) {
    int a = handle(program.first.get(v));
    int b = handle(program.second.get(v));
    int unknown = bdd.var(2 * v);
    boolean equal = relevance.displacements.areEqual(program.first.get(v), program.second.get(v));
    return bdd.ite(bdd.and(a, b), equal ? Bdd.TRUE : unknown, bdd.ite(bdd.xor(a, b), Bdd.FALSE, unknown));
  }
}
