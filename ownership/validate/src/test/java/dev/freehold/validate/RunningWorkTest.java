// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A buffer that a task or a transfer uses is freed behind the wait for it, not in front. */
class RunningWorkTest {
  private static final Registry REGISTRY = Registry.load();
  private static final String FREE = "memref.dealloc %a : memref<4xf32>\n";

  private static String verdicts(String body) {
    List<String> errors = new ArrayList<>();
    String text = """
        async.func @task(%a: memref<4xf32>) -> !async.token {
          return
        }
        func.func @f(%c: i1, %n: index, %x: f32, %arg: memref<4xf32>) {
          %i = arith.constant 0 : index
          %j = arith.constant 1 : index
          %a = memref.alloc() : memref<4xf32>
        """ + body + "return\n}\n";
    var parsed = Parser.parse(Source.of("test", text), REGISTRY, new ParserOptions(false), error -> errors.add(error.message()));
    assertTrue(parsed != null && Verifier.verify(parsed.module(), REGISTRY, error -> errors.add(error.message())), errors::toString);
    return DeallocationValidator.validate(parsed.module(), REGISTRY).sites().stream().map(site -> switch (site.verdict()) {
      case Verdict.Proved proved -> "proved";
      case Verdict.Undecided undecided -> "undecided";
      case Verdict.Faulty faulty -> faulty.faults().stream().map(fault -> fault.kind().name()).distinct().collect(Collectors.joining("+"));
    }).collect(Collectors.joining(" "));
  }

  /** A body that is right with the free behind {@code wait}, and wrong with it in front. */
  private static void assertWaits(String wait, String body) {
    assertTrue(body.contains(wait), body);
    assertEquals("proved", verdicts(body.replace(wait, wait + "\n" + FREE.strip())));
    assertEquals("FREE_WHILE_IN_USE", verdicts(body.replace(wait, FREE + wait)));
  }

  private static String task(String token) {
    return token + " = async.execute {\nmemref.store %x, %a[%i] : memref<4xf32>\nasync.yield\n}\n";
  }

  @Test
  void aCallOfATaskAndAGroupAreWaitedFor() {
    assertWaits("async.await_all %g", """
        %t = async.call @task(%a) : (memref<4xf32>) -> !async.token
        %g = async.create_group %j : !async.group
        %r = async.add_to_group %t, %g : !async.token
        async.await_all %g
        """);
  }

  @Test
  void aGroupIsDoneWhenItsOnlyMemberIs() {
    String member = task("%t") + """
        %g = async.create_group %j : !async.group
        %r = async.add_to_group %t, %g : !async.token
        """;
    String wait = "async.await %t : !async.token\n";
    assertWaits(wait.strip(), member + wait + "async.await_all %g\n");
    String two = task("%s") + member + "%q = async.add_to_group %s, %g : !async.token\n";
    assertEquals("FREE_WHILE_IN_USE", verdicts(two + wait + FREE + "async.await_all %g\n"));
    assertEquals("proved", verdicts(two + wait + "async.await_all %g\n" + FREE));
    // The group has the tasks of all iterations.
    String loop = "%g = async.create_group %n : !async.group\nscf.for %k = %i to %n step %j {\n" + task("%t")
        + "%r = async.add_to_group %t, %g : !async.token\n}\n";
    assertEquals("FREE_WHILE_IN_USE", verdicts(loop + FREE + "async.await_all %g\n"));
  }

  @Test
  void aTokenIsWaitedForUnderAnotherName() {
    assertWaits("async.await %p : !async.token", task("%t") + """
        cf.br ^end(%t : !async.token)
        ^end(%p: !async.token):
        async.await %p : !async.token
        """);
    assertWaits("async.await %last : !async.token", task("%t") + """
        %last = scf.for %k = %i to %n step %j iter_args(%p = %t) -> !async.token {
          %next = async.execute [%p] {
            async.yield
          }
          scf.yield %next : !async.token
        }
        async.await %last : !async.token
        """);
  }

  @Test
  void whoWaitsForOneOfTwoDoesNotWaitForTheOther() {
    String two = task("%t") + "%u = async.execute {\nasync.yield\n}\n";
    String join = "cf.cond_br %c, ^end(%t : !async.token), ^end(%u : !async.token)\n^end(%p: !async.token):\nasync.await %p : !async.token\n";
    assertEquals("FREE_WHILE_IN_USE", verdicts(two + join + FREE));
    assertEquals("proved", verdicts(two + join + "async.await %t : !async.token\n" + FREE));
  }

  @Test
  void aTaskThatTakesAValueWaitsForTheOneThatComputesIt() {
    assertWaits("async.await %u : !async.token", """
        %t, %v = async.execute -> !async.value<f32> {
          %l = memref.load %a[%i] : memref<4xf32>
          async.yield %l : f32
        }
        %u = async.execute (%v as %w: !async.value<f32>) {
          async.yield
        }
        async.await %u : !async.token
        """);
  }

  @Test
  void theValueOfATaskIsTheBufferBehindTheWait() {
    String value = """
        %t, %v = async.execute -> !async.value<memref<4xf32>> {
          async.yield %a : memref<4xf32>
        }
        %b = async.await %v : !async.value<memref<4xf32>>
        memref.dealloc %b : memref<4xf32>
        """;
    assertEquals("proved", verdicts(value));
    assertEquals("DOUBLE_FREE", verdicts(value + FREE));
  }

  @Test
  void aLaunchIsWaitedFor() {
    assertWaits("gpu.wait [%t]", """
        %t = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %j, %gy = %j, %gz = %j) threads(%tx, %ty, %tz) in (%sx = %j, %sy = %j, %sz = %j) {
          memref.store %x, %a[%tx] : memref<4xf32>
          gpu.terminator
        }
        gpu.wait [%t]
        """);
  }

  /** What runs in a stream until %t is over, and goes on as %p behind a branch. */
  private static String stream(String then, String otherwise) {
    return """
        %m, %t1 = gpu.alloc async () : memref<4xf32>
        %t = gpu.memset async [%t1] %m, %x : memref<4xf32>, f32
        %p = scf.if %c -> !gpu.async.token {
        """ + then + "} else {\n" + otherwise + "}\n";
  }

  @Test
  void aStreamFreesWhatIsUsedInFrontOfABranch() {
    String used = "%u = gpu.memset async [%t] %m, %x : memref<4xf32>, f32\nscf.yield %u : !gpu.async.token\n";
    String passed = "scf.yield %t : !gpu.async.token\n";
    String wait = "gpu.wait [%p]\n" + FREE;
    assertEquals("proved proved", verdicts(stream(used, passed) + "%d = gpu.dealloc async [%p] %m : memref<4xf32>\ngpu.wait [%d]\n" + FREE));
    assertEquals("proved FREE_WHILE_IN_USE",
        verdicts(stream(used, passed) + "%d = gpu.dealloc async [%t] %m : memref<4xf32>\n" + wait));
    String freed = used.replace("%u :", "%d :").replace("scf.yield", "%d = gpu.dealloc async [%u] %m : memref<4xf32>\nscf.yield");
    assertEquals("proved proved",
        verdicts(stream(freed, "%d = gpu.dealloc async [%t] %m : memref<4xf32>\nscf.yield %d : !gpu.async.token\n") + wait));
    assertEquals("proved LEAK", verdicts(stream(freed, passed) + wait));
    assertEquals("proved DOUBLE_FREE", verdicts(stream(freed, passed) + "%d = gpu.dealloc async [%p] %m : memref<4xf32>\n" + wait));
    assertEquals("proved FREE_WHILE_IN_USE", verdicts(stream(freed.replace("[%u] %m", "[%t] %m"), freed) + wait));
  }

  @Test
  void aStreamFreesWhatALoopUses() {
    String loop = """
        %m, %t1 = gpu.alloc async () : memref<4xf32>
        %p = scf.for %k = %i to %n step %j iter_args(%q = %t1) -> !gpu.async.token {
          %u = gpu.memset async [%q] %m, %x : memref<4xf32>, f32
          scf.yield %u : !gpu.async.token
        }
        """;
    String wait = "gpu.wait [%p]\n" + FREE;
    assertEquals("proved proved", verdicts(loop + "%d = gpu.dealloc async [%p] %m : memref<4xf32>\n" + wait));
    assertEquals("proved FREE_WHILE_IN_USE", verdicts(loop + "%d = gpu.dealloc async [%t1] %m : memref<4xf32>\n" + wait));
    assertEquals("proved FREE_WHILE_IN_USE", verdicts(loop.replace("memset async [%q]", "memset async [%t1]")
        + "%d = gpu.dealloc async [%p] %m : memref<4xf32>\n" + wait));
  }

  @Test
  void aGroupOfCopiesIsWaitedFor() {
    String copy = """
        %s = memref.alloca() : memref<4xf32, 3>
        %t = nvgpu.device_async_copy %a[%i], %s[%i], 4 : memref<4xf32> to memref<4xf32, 3>
        %g = nvgpu.device_async_create_group %t
        """;
    assertWaits("nvgpu.device_async_wait %g", copy + "nvgpu.device_async_wait %g\n");
    assertEquals("proved", verdicts(copy + "nvgpu.device_async_wait %g {numGroups = 0 : i32}\n" + FREE));
    assertEquals("FREE_WHILE_IN_USE", verdicts(copy + "nvgpu.device_async_wait %g {numGroups = 1 : i32}\n" + FREE));
    assertEquals("FREE_WHILE_IN_USE", verdicts(copy + "%h = nvgpu.device_async_create_group\nnvgpu.device_async_wait %h\n" + FREE));
    assertWaits("nvgpu.device_async_wait %p", copy + """
        %p = scf.for %k = %i to %n step %j iter_args(%q = %g) -> !nvgpu.device.async.token {
          %u = nvgpu.device_async_copy %a[%i], %s[%i], 4 : memref<4xf32> to memref<4xf32, 3>
          %h = nvgpu.device_async_create_group %u
          nvgpu.device_async_wait %q
          scf.yield %h : !nvgpu.device.async.token
        }
        nvgpu.device_async_wait %p
        """);
  }

  @Test
  void whenABarrierIsReachedIsNotKnown() {
    String map = "!nvgpu.tensormap.descriptor<tensor = memref<4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>";
    String buffer = "%s = memref.alloc() : memref<4xf32, 3>\n%m = builtin.unrealized_conversion_cast %x : f32 to " + map + "\n";
    String store = "nvgpu.tma.async.store %s to %m[%i] : memref<4xf32, 3> -> " + map + "\n";
    String free = "memref.dealloc %s : memref<4xf32, 3>\n" + FREE;
    assertEquals("proved proved", verdicts(buffer + free));
    assertEquals("proved undecided", verdicts(buffer + store + free));
  }

  private static final String OMP_TASK = "omp.task {\nmemref.store %x, %a[%i] : memref<4xf32>\nomp.terminator\n}\n";

  private static String within(String op, String body) {
    return op + " {\n" + body + "omp.terminator\n}\n";
  }

  @Test
  void aTaskWithoutATokenIsWaitedFor() {
    assertWaits("omp.taskwait", OMP_TASK + "omp.taskwait\n");
    assertWaits("omp.barrier", OMP_TASK + "omp.barrier\n");
    assertEquals("FREE_WHILE_IN_USE", verdicts(OMP_TASK + "omp.taskyield\n" + FREE));
    assertEquals("FREE_WHILE_IN_USE", verdicts(OMP_TASK + "omp.taskwait nowait\n" + FREE));
    assertEquals("FREE_WHILE_IN_USE", verdicts("omp.taskwait\n" + OMP_TASK + FREE));
    assertEquals("FREE_WHILE_IN_USE", verdicts(OMP_TASK + "scf.if %c {\nomp.taskwait\n}\n" + FREE));
  }

  @Test
  void aTaskIsOverBehindItsGroup() {
    assertEquals("proved", verdicts(within("omp.taskgroup", OMP_TASK) + FREE));
    assertEquals("proved", verdicts(within("omp.parallel", OMP_TASK) + FREE));
    assertEquals("proved", verdicts(within("omp.taskgroup", within("omp.task", OMP_TASK)) + FREE));
    assertEquals("FREE_WHILE_IN_USE", verdicts(OMP_TASK + within("omp.taskgroup", "") + FREE));
    assertEquals("FREE_WHILE_IN_USE", verdicts(within("omp.single", OMP_TASK) + FREE));
  }

  @Test
  void nobodyWaitsForTheTasksOfATask() {
    assertEquals("FREE_WHILE_IN_USE", verdicts(within("omp.task", OMP_TASK) + "omp.taskwait\n" + FREE));
    assertEquals("proved", verdicts(within("omp.task", OMP_TASK) + "omp.barrier\n" + FREE));
    assertEquals("FREE_WHILE_IN_USE", verdicts(within("omp.single", OMP_TASK) + "omp.taskwait\n" + FREE));
    assertEquals("proved", verdicts(within("omp.critical", OMP_TASK) + "omp.taskwait\n" + FREE));
  }

  @Test
  void tasksOfALoopAreOverBehindItUnlessTheyAreNoGroup() {
    String loop = "omp.taskloop CLAUSE {\nomp.loop_nest (%k) : index = (%i) to (%n) step (%j) {\n"
        + "memref.store %x, %a[%k] : memref<4xf32>\nomp.yield\n}\n}\n";
    assertEquals("proved", verdicts(loop.replace("CLAUSE ", "") + FREE));
    assertEquals("FREE_WHILE_IN_USE", verdicts(loop.replace("CLAUSE", "nogroup") + FREE));
    assertEquals("proved", verdicts(loop.replace("CLAUSE", "nogroup") + "omp.taskwait\n" + FREE));
  }

  @Test
  void aTransferIsWaitedForByItsTag() {
    String transfer = """
        %tag = memref.alloca() : memref<2xi32>
        memref.dma_start %a[%i], %arg[%i], %n, %tag[%j] : memref<4xf32>, memref<4xf32>, memref<2xi32>
        memref.dma_wait %tag[%j], %n : memref<2xi32>
        """;
    assertWaits("memref.dma_wait %tag[%j], %n : memref<2xi32>", transfer);
    assertEquals("FREE_WHILE_IN_USE", verdicts(transfer.replace("dma_wait %tag[%j]", "dma_wait %tag[%i]") + FREE));
    assertWaits("affine.dma_wait %tag[0], %n : memref<1xi32>", """
        %tag = memref.alloca() : memref<1xi32>
        affine.dma_start %arg[0], %a[0], %tag[0], %n : memref<4xf32>, memref<4xf32>, memref<1xi32>
        affine.dma_wait %tag[0], %n : memref<1xi32>
        """);
  }

  @Test
  void aTransferIsWaitedForByItsRequest() {
    String transfer = """
        %comm = mpi.comm_world : !mpi.comm
        %k = arith.constant 0 : i32
        %req = mpi.OP(%a, %k, %k, %comm) : memref<4xf32>, i32, i32 -> !mpi.request
        mpi.wait(%req) : !mpi.request
        """;
    for (String op : List.of("isend", "irecv")) assertWaits("mpi.wait(%req) : !mpi.request", transfer.replace("OP", op));
    assertEquals("LEAK", verdicts(transfer.replace("OP", "isend")));
    assertEquals("proved", verdicts(transfer.replace("mpi.OP", "mpi.send").replace("%req = ", "").replace(" -> !mpi.request", "")
        .replace("mpi.wait(%req) : !mpi.request\n", "") + FREE));
  }

  /** A task that is caught in {@code loop}. */
  private static String endless(String loop) {
    return "%t = async.execute {\n%b = memref.alloc() : memref<4xf32>\n" + loop + "\nmemref.dealloc %b : memref<4xf32>\nasync.yield\n}\n";
  }

  @Test
  void aTaskThatNeverEndsDoesNotKeepItsStarterFromGoingOn() {
    String forever = "%true = arith.constant true\nscf.while : () -> () {\nscf.condition(%true)\n} do {\nscf.yield\n}";
    String blocks = "scf.execute_region {\ncf.br ^loop\n^loop:\ncf.br ^loop\n}";
    for (String loop : List.of(forever, blocks)) {
      String task = endless(loop);
      // What the task has made stays there: it does not leak when the function returns.
      assertEquals("proved proved", verdicts(task + FREE));
      assertEquals("LEAK proved", verdicts(task));
      assertEquals("DOUBLE_FREE proved", verdicts(task + FREE + FREE));
      assertEquals("USE_AFTER_FREE proved", verdicts(task + FREE + "memref.store %x, %a[%i] : memref<4xf32>\n"));
    }
    String both = "scf.if %c {\n" + endless(forever) + "}\n" + FREE + FREE;
    assertEquals("DOUBLE_FREE proved", verdicts(both));
    String user = "%t = async.execute {\nmemref.store %x, %a[%i] : memref<4xf32>\n" + forever + "\nasync.yield\n}\n";
    assertEquals("FREE_WHILE_IN_USE", verdicts(user + FREE));
    // What an inner task uses the outer one uses: it waits for the inner one.
    String inner = "%t = async.execute {\n%s = async.execute {\nmemref.store %x, %a[%i] : memref<4xf32>\nasync.yield\n}\n" + forever
        + "\nasync.await %s : !async.token\nasync.yield\n}\n";
    assertWaits("async.await %t : !async.token", inner + "async.await %t : !async.token\n");
    String value = "%t, %v = async.execute -> !async.value<memref<4xf32>> {\n" + forever + "\nasync.yield %a : memref<4xf32>\n}\n";
    assertEquals("FREE_WHILE_IN_USE+DOUBLE_FREE", verdicts(value + FREE + FREE));
  }
}
