// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.motion;

/** Writes regions, and operations that depend on the region around them or whose results are objects. */
final class Scopes {
  private static final String LOOP = "linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [\"parallel\"]} outs(";

  /** What a launch defines: indices and sizes of blocks and threads, in three dimensions each. */
  private static final int LAUNCH_NAMES = 12;

  private final MotionBody body;

  Scopes(MotionBody body) {
    this.body = body;
  }

  /** A loop or a choice whose region may be one that is never executed. */
  void region() {
    boolean isDead = body.random().chance(50);
    switch (body.random().below(6)) {
      case 0 -> choice(isDead);
      case 1 -> whileLoop(isDead);
      case 2 -> loop("scf.parallel (%s) = (%s) to (%s) step (%s) {", isDead, "scf.reduce");
      default -> loop("scf.for %s = %s to %s step %s {", isDead, "");
    }
  }

  private void loop(String head, boolean isDead, String end) {
    String variable = body.name();
    String first = isDead ? body.random().pick("%two", "%one") : "%zero";
    String last = isDead ? body.random().pick("%zero", "%one") : body.random().pick("%one", "%two");
    body.out().open(String.format(head, variable, first, last, body.random().pick("%one", "%two")));
    body.region(isDead, () -> body.addIndex(variable));
    if (!end.isEmpty()) body.out().line(end);
    body.out().close("}");
  }

  private void choice(boolean isDead) {
    body.out().open("scf.if " + (isDead ? "%no" : "%yes") + " {");
    body.region(isDead, () -> {});
    if (body.random().chance(40)) {
      body.out().outdented("} else {");
      body.region(!isDead, () -> {});
    }
    body.out().close("}");
  }

  private void whileLoop(boolean isDead) {
    String counter = body.name();
    String first = isDead ? "%two" : "%zero";
    String last = body.random().pick("%one", "%two");
    body.out().open(body.name() + " = scf.while (" + counter + " = " + first + ") : (index) -> index {");
    String more = body.line("arith.cmpi ult, " + counter + ", " + last + " : index");
    body.out().line("scf.condition(" + more + ") " + counter + " : index");
    body.out().outdented("} do {");
    String variable = body.name();
    body.out().outdented("^bb0(" + variable + ": index):");
    body.region(isDead, () -> body.addIndex(variable));
    body.out().line("scf.yield " + body.line("arith.addi " + variable + ", %one : index") + " : index");
    body.out().close("}");
  }

  /** A structured operation within one, each of which asks for its own index. */
  String nestedStructured() {
    String outer = body.line("memref.alloc() : memref<2xi32>");
    String inner = body.line("memref.alloc() : memref<3xi32>");
    body.out().open(LOOP + outer + " : memref<2xi32>) {");
    body.out().outdented("^bb0(" + body.name() + ": i32):");
    String index = body.line("linalg.index 0 : index");
    body.out().open(LOOP + inner + " : memref<3xi32>) {");
    body.out().outdented("^bb0(" + body.name() + ": i32):");
    body.out().line("linalg.yield " + body.cast(body.line("linalg.index 0 : index")) + " : i32");
    body.out().close("}");
    String element = body.line("memref.load " + inner + "[" + body.random().pick("%zero", "%one", "%two") + "] : memref<3xi32>");
    body.out().line("linalg.yield " + body.line("arith.addi " + element + ", " + body.cast(index) + " : i32") + " : i32");
    body.out().close("}");
    String result = body.line("memref.load " + outer + "[%one] : memref<2xi32>");
    body.out().line("memref.dealloc " + outer + " : memref<2xi32>");
    body.out().line("memref.dealloc " + inner + " : memref<3xi32>");
    return result;
  }

  /** A task that waits for a task of its own. */
  String groups() {
    String buffer = body.line("memref.alloc() : memref<1xi32>");
    String number = body.number();
    String group = body.line("async.create_group %one : !async.group");
    String task = body.name();
    body.out().open(task + " = async.execute {");
    String own = body.line("async.create_group %one : !async.group");
    String part = body.name();
    body.out().open(part + " = async.execute {");
    body.out().line("memref.store " + number + ", " + buffer + "[%zero] : memref<1xi32>");
    body.out().line("async.yield");
    body.out().close("}");
    body.line("async.add_to_group " + part + ", " + own + " : !async.token");
    body.out().line("async.await_all " + own);
    body.out().line("async.yield");
    body.out().close("}");
    body.line("async.add_to_group " + task + ", " + group + " : !async.token");
    body.out().line("async.await_all " + group);
    String result = body.line("memref.load " + buffer + "[%zero] : memref<1xi32>");
    body.out().line("memref.dealloc " + buffer + " : memref<1xi32>");
    return result;
  }

  /** A launch, perhaps within another of another size. Each thread asks for its own index and for the size, and has an element of the buffer. */
  String launch() {
    String buffer = body.line("memref.alloc() : memref<2xi32>");
    String number = body.number();
    body.out().line("memref.store " + number + ", " + buffer + "[%one] : memref<2xi32>");
    boolean isNested = body.random().chance(40);
    if (isNested) openLaunch("%one");
    String[] names = openLaunch(body.random().pick("%one", "%two"));
    String sum = body.line("arith.addi " + body.cast(names[0]) + ", " + body.cast(names[1]) + " : i32");
    String quotient = body.line("arith.divsi " + body.line("arith.addi " + sum + ", " + number + " : i32") + ", %v : i32");
    body.out().line("memref.store " + quotient + ", " + buffer + "[" + names[0] + "] : memref<2xi32>");
    for (int i = isNested ? 2 : 1; i > 0; i--) {
      body.out().line("gpu.terminator");
      body.out().close("}");
    }
    String result = body.line("memref.load " + buffer + "[" + body.random().pick("%zero", "%one") + "] : memref<2xi32>");
    body.out().line("memref.dealloc " + buffer + " : memref<2xi32>");
    return result;
  }

  /** Opens a launch of one block of so many threads; returns the names of the index and the number of the threads. */
  private String[] openLaunch(String threads) {
    String[] n = new String[LAUNCH_NAMES];
    for (int i = 0; i < n.length; i++) n[i] = body.name();
    String sizes = "(%s, %s, %s) in (%s = @, %s = %%one, %s = %%one)";
    String blocks = String.format(sizes, n[0], n[1], n[2], n[3], n[4], n[5]).replace("@", "%one");
    String launched = String.format(sizes, n[6], n[7], n[8], n[9], n[10], n[11]).replace("@", threads);
    body.out().open("gpu.launch blocks" + blocks + " threads" + launched + " {");
    return new String[] {n[6], n[9]};
  }

  /** A vector operation under a mask, and the same without one. */
  String masked() {
    String vector = body.line("vector.from_elements " + body.number() + ", " + body.number() + " : vector<2xi32>");
    String mask = body.line("vector.create_mask " + body.index() + " : vector<2xi1>");
    String sum = "vector.reduction <add>, " + vector + " : vector<2xi32> into i32";
    String part = body.line("vector.mask " + mask + " { " + sum + " } : vector<2xi1> -> i32");
    return body.line("arith.subi " + part + ", " + body.line(sum) + " : i32");
  }

  String call() {
    return body.line(switch (body.random().below(3)) {
      case 0 -> "func.call @fixed(" + body.number() + ") : (i32) -> i32";
      case 1 -> "func.call @sized(" + body.number() + ", " + (body.isDead() ? body.index() : "%two") + ") : (i32, index) -> i32";
      default -> "func.call @affine(" + body.index() + ", %m) : (index, memref<?xi32>) -> i32";
    });
  }

  /** The buffer of a tensor, which is written. */
  String buffer() {
    String buffer = body.line("bufferization.to_buffer %t : tensor<?xi32> to memref<?xi32>");
    String place = body.random().pick("%zero", "%one");
    String before = body.line("memref.load " + buffer + "[" + place + "] : memref<?xi32>");
    body.out().line(
        "memref.store " + body.line("arith.addi " + before + ", " + body.number() + " : i32") + ", " + buffer + "[" + place + "] : memref<?xi32>");
    return body.line("memref.load " + buffer + "[" + place + "] : memref<?xi32>");
  }

  String stack() {
    boolean sized = body.random().chance(40);
    String type = sized ? "memref<?xi32>" : "memref<2xi32>";
    String buffer = body.line(sized ? "memref.alloca(" + (body.isDead() ? body.index() : "%two") + ") : " + type : "memref.alloca() : " + type);
    body.out().line("memref.store " + body.number() + ", " + buffer + "[%zero] : " + type);
    return body.line("memref.load " + buffer + "[%zero] : " + type);
  }
}
