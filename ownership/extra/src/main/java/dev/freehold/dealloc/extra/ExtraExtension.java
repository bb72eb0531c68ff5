// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.extra;

import dev.freehold.acc.ComputeOp;
import dev.freehold.analysis.BufferOrigin;
import dev.freehold.async.AwaitOp;
import dev.freehold.async.ExecuteOp;
import dev.freehold.async.RuntimeOp;
import dev.freehold.analysis.UnseenFlow;
import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.Awaiting;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.ConcurrentRegions;
import dev.freehold.dealloc.TaskRole;
import dev.freehold.dealloc.ownership.OwnershipModel;
import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.gpu.AllocOp;
import dev.freehold.gpu.AsyncTokenType;
import dev.freehold.gpu.DeallocOp;
import dev.freehold.gpu.LaunchFuncOp;
import dev.freehold.gpu.LaunchOp;
import dev.freehold.gpu.MemcpyOp;
import dev.freehold.gpu.MemsetOp;
import dev.freehold.gpu.TerminatorOp;
import dev.freehold.gpu.WaitOp;
import dev.freehold.gpu.WarpExecuteOp;
import dev.freehold.ir.Extension;
import dev.freehold.ir.ExtensionRegistrar;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.mpi.MpiOp;
import dev.freehold.omp.OmpOp;
import dev.freehold.omp.TargetOp;
import dev.freehold.omp.TaskOp;
import dev.freehold.omp.TeamsOp;
import dev.freehold.omp.WrapperOp;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** What the passes about buffers must know of acc, async, gpu, mpi, nvgpu and omp. */
public final class ExtraExtension implements Extension {
  /** Operations of nvgpu that may go on and have no token. */
  private static final Set<String> RUN_ON = Set.of("nvgpu.tma.async.load", "nvgpu.tma.async.store", "nvgpu.warpgroup.mma");

  @Override
  public void register(ExtensionRegistrar registrar) {
    registrar.whenLoaded("acc", ExtraExtension::extendAcc);
    registrar.whenLoaded("async", ExtraExtension::extendAsync);
    registrar.whenLoaded("gpu", ExtraExtension::extendGpu);
    registrar.whenLoaded("mpi", ExtraExtension::extendMpi);
    registrar.whenLoaded("nvgpu", ExtraExtension::extendNvgpu);
    registrar.whenLoaded("omp", ExtraExtension::extendOmp);
  }

  private static void extendAcc(Registrar acc) {
    acc.model(dev.freehold.acc.LoopOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
    acc.model(ComputeOp.class, Concurrency.class,
        op -> new ConcurrentRegions(!op.operandSegment("asyncOperands").isEmpty() || op.hasAttr("asyncOnly")));
  }

  private static void extendAsync(Registrar async) {
    async.model(ExecuteOp.class, Concurrency.class, op -> new ConcurrentRegions(true, true));
    async.model(ExecuteOp.class, Awaiting.class, op -> new Dependencies(op.operands(), false));
    async.model(AwaitOp.class, Awaiting.class, op -> new Dependencies(op.operands(), true));
    async.model(AwaitOp.class, UnseenFlow.class, op -> op.resultCount() == 0 ? null : new AwaitedBuffer(op));
    async.model(RuntimeOp.class, Awaiting.class, Dependencies::ofRuntime);
  }

  private static void extendGpu(Registrar gpu) {
    gpu.model(WaitOp.class, Awaiting.class, Dependencies::ofGpu);
    gpu.model(AllocOp.class, Awaiting.class, Dependencies::ofGpu);
    gpu.model(DeallocOp.class, Awaiting.class, Dependencies::ofGpu);
    gpu.model(MemcpyOp.class, Awaiting.class, Dependencies::ofGpu);
    gpu.model(MemsetOp.class, Awaiting.class, Dependencies::ofGpu);
    gpu.model(LaunchFuncOp.class, Awaiting.class, Dependencies::ofGpu);
    gpu.model(LaunchOp.class, Awaiting.class, Dependencies::ofGpu);
    gpu.model(AllocOp.class, Allocating.class, OnDevice::new);
    gpu.model(TerminatorOp.class, OwnershipModel.class, LaunchEndModel::new);
    gpu.model(WarpExecuteOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
    gpu.model(LaunchOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
  }

  private static void extendMpi(Registrar mpi) {
    mpi.model(MpiOp.class, Awaiting.class, Dependencies::ofMpi);
  }

  private static void extendNvgpu(Registrar nvgpu) {
    nvgpu.model(DeclaredOp.class, Awaiting.class, Dependencies::ofNvgpu);
    nvgpu.model(DeclaredOp.class, Concurrency.class, op -> RUN_ON.contains(op.name()) ? new RunsOn() : null);
  }

  private static void extendOmp(Registrar omp) {
    omp.model(dev.freehold.omp.ParallelOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
    omp.model(TeamsOp.class, Concurrency.class, op -> new ConcurrentRegions(false));
    omp.model(TaskOp.class, Concurrency.class, op -> new ConcurrentRegions(taskRole(op) == TaskRole.START));
    omp.model(WrapperOp.class, Concurrency.class, op -> taskRole(op) == null ? null : new ConcurrentRegions(taskRole(op) == TaskRole.START));
    omp.model(TargetOp.class, Concurrency.class, op -> new ConcurrentRegions(op.hasAttr("nowait")));
    omp.model(dev.freehold.omp.ParallelOp.class, TaskRole.class, op -> TaskRole.GROUP);
    omp.model(TaskOp.class, TaskRole.class, ExtraExtension::taskRole);
    omp.model(WrapperOp.class, TaskRole.class, ExtraExtension::taskRole);
    omp.model(OmpOp.class, TaskRole.class, ExtraExtension::taskRole);
  }

  /** A barrier waits for the tasks of all threads of a team. Who waits for dependences only waits for some tasks. */
  private static @Nullable TaskRole taskRole(Op op) {
    return switch (op.name()) {
      case "omp.task" -> TaskRole.START;
      case "omp.taskloop" -> op.hasAttr("nogroup") ? TaskRole.START : TaskRole.GROUP;
      case "omp.taskgroup" -> TaskRole.GROUP;
      case "omp.taskwait" -> op.operandCount() == 0 && !op.hasAttr("nowait") ? TaskRole.WAIT : null;
      case "omp.barrier" -> TaskRole.WAIT;
      default -> null;
    };
  }

  /** What becomes available is what the task yields, as a whole. */
  private record AwaitedBuffer(AwaitOp op) implements UnseenFlow {
    @Override
    public void flow(BiConsumer<Value, Value> edge) {
      edge.accept(op.operand(0), op.result());
    }

    @Override
    public boolean mayBePart() {
      return false;
    }
  }

  private record Dependencies(List<Value> awaited, boolean blocks, @Nullable Value group) implements Awaiting {
    Dependencies(List<Value> awaited, boolean blocks) {
      this(awaited, blocks, null);
    }

    /** Operations on groups; the others neither wait for all their operands nor make tokens of them. */
    static Dependencies ofRuntime(RuntimeOp op) {
      return switch (op.name()) {
        case "async.add_to_group" -> new Dependencies(List.of(op.operand("operand")), false, op.operand("group"));
        case "async.await_all" -> new Dependencies(op.operands(), true);
        default -> new Dependencies(List.of(), true);
      };
    }

    /** Copies to shared memory. Who lets some groups of them run on does not wait for any in particular. */
    static @Nullable Dependencies ofNvgpu(Op op) {
      return switch (op.name()) {
        case "nvgpu.device_async_copy" -> new Dependencies(List.of(), false);
        case "nvgpu.device_async_create_group" -> new Dependencies(op.operands(), false);
        case "nvgpu.device_async_wait" -> {
          boolean isPartial = op.attr("numGroups") instanceof IntegerAttr groups && !groups.isZero();
          yield new Dependencies(isPartial ? List.of() : op.operands(), true);
        }
        default -> null;
      };
    }

    /** Transfers that have a request go on until it is awaited. */
    static @Nullable Dependencies ofMpi(Op op) {
      return switch (op.name()) {
        case "mpi.isend", "mpi.irecv" -> new Dependencies(List.of(), false);
        case "mpi.wait" -> new Dependencies(op.operands(), true);
        default -> null;
      };
    }

    /** Without a token for a result, an operation is over when control is behind it. */
    static Dependencies ofGpu(Op op) {
      boolean hasToken = op.results().stream().anyMatch(result -> result.type() instanceof AsyncTokenType);
      return new Dependencies(op.operandSegment("asyncDependencies"), !hasToken);
    }
  }

  /** It may go on when control is behind it, until somebody waits who is not known. */
  private record RunsOn() implements Concurrency {
    @Override
    public boolean hasConcurrentRegions() {
      return false;
    }

    @Override
    public boolean mayOutlive() {
      return true;
    }
  }

  /**
   * Freed by {@code gpu.dealloc}, which waits until the buffer is there: without the token of an asynchronous allocation it would be executed at
   * once. No one operation copies it.
   */
  private record OnDevice(AllocOp op) implements Allocating {
    @Override
    public @Nullable OpState<?> free(Value buffer) {
      if (op.resultCount() == 1) return DeallocOp.of(buffer);
      return BufferOrigin.baseOf(buffer) == op.result("memref") ? DeallocOp.behind(op.result(1), buffer) : null;
    }

    @Override
    public @Nullable OpState<?> freeBehind(List<Value> tokens, Value buffer) {
      return op.resultCount() == 1 ? null : DeallocOp.async(tokens, buffer);
    }

    @Override
    public @Nullable OpState<?> copy(Value buffer) {
      return null;
    }
  }
}
