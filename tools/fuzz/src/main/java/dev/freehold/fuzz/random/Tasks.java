// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tasks, and groups of them. Nobody sees what a task writes before somebody has waited for it for certain, so that programs do the same whenever
 * tasks run.
 */
final class Tasks {
  private static final int MOST_TOGETHER = 3;

  private Tasks() {
  }

  /** A task for which somebody waits soon, somewhere else, or never. */
  static boolean execute(Body body) {
    if (body.random().chance(20)) {
      return compute(body);
    }
    var task = body.task();
    var own = used(body, task);
    var token = start(body, task, own);
    if (body.random().chance(40)) {
      body.statements(body.random().below(3));
      body.out().line(await(token));
      body.scope().add(own);
    }
    return true;
  }

  /** A task that gives a number or a buffer, and may read a buffer that others see, too. */
  private static boolean compute(Body body) {
    Type type = body.random().chance(30) ? Scalar.F32 : body.types().buffer().withLayout(null);
    String future = "!async.value<" + type.text() + ">";
    var read = body.random().chance(60) ? body.findBuffer(b -> b.dynamicDims() == 0) : null;
    var task = body.task();
    var results = body.results(List.of(Token.INSTANCE, Token.INSTANCE));
    body.out().open(results.assignment() + "async.execute" + dependency(body) + " -> (" + future + ") {");
    if (read != null) {
      Accesses.copyToNew(task, read);
    }
    task.fewStatements();
    body.out().line("async.yield " + task.value(type).typed());
    body.out().close("}");
    body.scope().add(results.values().getFirst());
    String value = results.values().getLast().name() + " : " + future;
    if (body.random().chance(30)) {
      passOn(body, results.values().getLast().name(), type);
    }
    body.statements(body.random().below(3));
    if (body.random().chance(20)) {
      body.out().line(await(results.values().getFirst()));
    }
    if (body.random().chance(20)) {
      body.out().open("scf.if " + body.condition().name() + " {");
      var inside = body.region();
      inside.define(type, "async.await " + value);
      inside.fewStatements();
      body.out().close("}");
    }
    if (body.random().chance(70)) {
      body.define(type, "async.await " + value);
    }
    return true;
  }

  /** A task that begins when a value is there, and uses it. */
  private static void passOn(Body body, String value, Type type) {
    var task = body.task();
    var results = body.results(List.of(Token.INSTANCE));
    String assignment = results.assignment() + "async.execute" + dependency(body);
    var received = task.argument(type);
    body.out().open(assignment + " (" + value + " as " + received.name() + ": !async.value<" + type.text() + ">) {");
    if (received.type() instanceof Buffer) {
      Accesses.loadAndStore(task, received);
    }
    task.fewStatements();
    body.out().line("async.yield");
    body.out().close("}");
    body.enter(results);
  }

  /** A buffer for a task; others do not see it. */
  private static SsaValue used(Body body, Body task) {
    return Allocations.make(body.inside(task.scope()), body.types().buffer().withLayout(null));
  }

  /** Starts a task that uses a buffer, and may read one that others see, too. */
  private static SsaValue start(Body body, Body task, SsaValue own) {
    var read = body.random().chance(60) ? body.findBuffer(b -> b.dynamicDims() == 0) : null;
    var results = body.results(List.of(Token.INSTANCE));
    body.out().open(results.assignment() + "async.execute" + dependency(body) + " {");
    if (read != null) {
      Accesses.copyToNew(task, read);
    }
    task.fewStatements();
    Accesses.loadAndStore(task, own);
    body.out().line("async.yield");
    body.out().close("}");
    body.enter(results);
    return results.values().getFirst();
  }

  private static String dependency(Body body) {
    var token = body.random().chance(30) ? find(body) : null;
    return token == null ? "" : " [" + token.name() + "]";
  }

  private static @Nullable SsaValue find(Body body) {
    return body.find(v -> v.type() instanceof Token);
  }

  /** The token of a task that does nothing. */
  static SsaValue make(Body body) {
    var results = body.results(List.of(Token.INSTANCE));
    body.out().open(results.assignment() + "async.execute {");
    body.out().line("async.yield");
    body.out().close("}");
    body.enter(results);
    return results.values().getFirst();
  }

  /** Waits for any task, perhaps on some paths only. */
  static boolean await(Body body) {
    var token = find(body);
    if (token == null) {
      return false;
    }
    perhaps(body, await(token));
    return true;
  }

  private static String await(SsaValue token) {
    return "async.await " + token.typed();
  }

  /** Tasks for which somebody waits together. */
  static boolean group(Body body) {
    var size = body.constant(Scalar.INDEX, MOST_TOGETHER);
    String group = body.defineHidden("async.create_group " + size.name() + " : !async.group");
    int count = body.random().between(1, MOST_TOGETHER);
    for (int i = 0; i < count; i++) {
      add(body, group);
    }
    if (body.random().chance(40)) {
      addInLoop(body, group);
    }
    body.statements(body.random().below(3));
    String wait = "async.await_all " + group;
    switch (body.random().below(4)) {
      case 0 -> perhaps(body, wait);
      case 1 -> {}
      default -> body.out().line(wait);
    }
    return true;
  }

  private static void add(Body body, String group) {
    var token = body.random().chance(30) ? find(body) : null;
    if (token == null) {
      var task = body.task();
      token = start(body, task, used(body, task));
    }
    body.defineHidden("async.add_to_group " + token.name() + ", " + group + " : !async.token");
  }

  private static void addInLoop(Body body, String group) {
    var bounds = List.of(body.constant(Scalar.INDEX, 0), body.constant(Scalar.INDEX, 2), body.constant(Scalar.INDEX, 1));
    var inside = body.region();
    var index = inside.argument(Scalar.INDEX);
    body.out()
        .open("scf.for " + index.name() + " = " + bounds.get(0).name() + " to " + bounds.get(1).name() + " step " + bounds.get(2).name() + " {");
    add(inside, group);
    if (body.random().chance(30)) {
      body.out().line("async.await_all " + group);
    }
    body.out().close("}");
  }

  /** Writes a line that waits, or a condition around it. */
  static void perhaps(Body body, String wait) {
    if (body.random().chance(50)) {
      body.out().line(wait);
      return;
    }
    body.out().open("scf.if " + body.condition().name() + " {");
    body.out().line(wait);
    if (body.random().chance(50)) {
      body.out().outdented("} else {");
      body.region().fewStatements();
    }
    body.out().close("}");
  }
}
