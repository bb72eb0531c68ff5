// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The profiles differ by strategies alone: what each is about, and what the classes of the {@code compat} packages are for. */
class ProfilesTest {
  private static final Map<String, String> STRATEGIES = new TreeMap<>(Map.ofEntries(
      Map.entry("Acceptance", "what LLVM 19's algorithm prints is judged, or taken as it is"),
      Map.entry("AddCarryOfZero", "a fold of spirv.IAddCarry"),
      Map.entry("AgreeingSizes", "casts taken away from operands whose sizes contradict one another"),
      Map.entry("AliasPaths", "values that may be in one buffer through a third one"),
      Map.entry("AliasedResults", "ownership of one buffer that a function returns twice"),
      Map.entry("AllocationModels", "what frees the buffers of gpu.alloc, for LLVM 19's algorithm"),
      Map.entry("ArgumentAttributeName", "an error of the bufferization dialect"),
      Map.entry("AutomaticAllocations.ErasedScope", "stack memory of scopes that passes take away"),
      Map.entry("BlockLoops", "hoisting out of loops of blocks, and promotion in them"),
      Map.entry("BufferElements", "tensors whose elements no buffer can have"),
      Map.entry("CallResults", "results of a call that are one tensor"),
      Map.entry("CalleeBodies", "what calls return whose function a linker may replace"),
      Map.entry("CloneRemoval", "clones that regions free"),
      Map.entry("CodeMotion", "what leaves loops, and what is merged"),
      Map.entry("ComparedBuffer.Source", "addresses of shifted views"),
      Map.entry("ConcurrentLoops", "hoisting out of regions that run concurrently"),
      Map.entry("ConvergedResults", "whether a rule of the simplification reports a change"),
      Map.entry("DeallocationOps.Source", "what a deallocation is lowered to"),
      Map.entry("DominanceQueries", "numbers of operations, which the order of live memrefs shows"),
      Map.entry("EscapeAnalysis", "moving and promoting buffers that are reached otherwise than by their names"),
      Map.entry("FailedRequirements", "requirements of shape that are known to fail"),
      Map.entry("FollowedPaths", "reads in later blocks and iterations"),
      Map.entry("FreedAlias", "promotion of what is freed under another name"),
      Map.entry("FreedInLoop", "hoisting out of loops that free"),
      Map.entry("HiddenOwnership.Source", "deallocations of one buffer under several names"),
      Map.entry("LiveBuffers.Analysis", "the order of live memrefs, and those of replaced operations"),
      Map.entry("LoadedMemRefs", "ownership of memrefs that are loaded from memrefs"),
      Map.entry("LoadedTensors", "loads from buffers of tensors that are written to"),
      Map.entry("LoopResultNumber", "an error of scf.for"),
      Map.entry("ManualReallocation", "what a marked reallocation expands to"),
      Map.entry("NestedConditions", "the condition of nested scf.ifs that become one"),
      Map.entry("OpaqueRegions", "ownership in regions of operations that do not say how control flows"),
      Map.entry("OuterBound", "the bound of an index that is divided and joined again"),
      Map.entry("OverlookedWrites", "stores to globals in graphs that count as reads"),
      Map.entry("Overwriting", "writes that leave elements"),
      Map.entry("ParallelInsertions", "what instances of scf.forall write besides what they insert"),
      Map.entry("PassedOnBuffers", "copies of what loops pass on"),
      Map.entry("PromotableSize", "sizes of promoted buffers"),
      Map.entry("ReductionOfNothing", "a pattern of vector.multi_reduction"),
      Map.entry("RepeatedPadding", "padding around padding that takes elements away"),
      Map.entry("ReturnedAllocations.Source", "allocations that a buffer of the caller stands for"),
      Map.entry("ReturnedConstants", "writes to constants that calls return"),
      Map.entry("ReturnedShapes", "shapes of buffers that calls return"),
      Map.entry("RewrittenFlags", "overflow flags after rewrites of arith"),
      Map.entry("ScalableSize", "sizes of scalable vectors"),
      Map.entry("ScopeChoice", "promotion of what leaves the nearest scope"),
      Map.entry("SelectorType", "scf.index_switch asks an i32, which confuses indices that differ in their upper halves"),
      Map.entry("SharedResults.Source", "results that become copies"),
      Map.entry("SingleThreadResults", "results of scf.forall"),
      Map.entry("SplitDivisor", "sizes of a dimension that is split"),
      Map.entry("StaticAllocation", "attributes of allocations of known size"),
      Map.entry("StoredTensors", "what ml_program.global_store stores"),
      Map.entry("SwitchResults", "results of scf.index_switch"),
      Map.entry("SubViewReduction", "dimensions that a subview leaves out"),
      Map.entry("TransferExtent", "overlapping transfers of vectors"),
      Map.entry("UnboundedArithmetic", "folds that ignore rounding and wrap-around"),
      Map.entry("UnneededAllocations", "allocations that may fault, moved to where the program may not reach them"),
      Map.entry("VectorAccesses", "vectors in views with other dimensions"),
      Map.entry("UnusedReallocation", "reallocations whose result is not read"),
      Map.entry("UnmodeledViews", "views that LLVM does not know as such")));

  private static final Map<String, String> CLASSES = new TreeMap<>(Map.ofEntries(
      Map.entry("AnalysisStrategies", "the strategies of module passes"),
      Map.entry("BufferizeStrategies", "the strategies of module bufferize"),
      Map.entry("ContainerOrderLiveness", "live memrefs in the order of the reference's sets, LiveBuffers"),
      Map.entry("ConversionStrategies", "the strategies of module conversion"),
      Map.entry("DeallocStrategies", "the strategies of module dealloc"),
      Map.entry("DialectStrategies", "the strategies of module dialects"),
      Map.entry("EveryAllocation", "ReturnedAllocations without regard to who else needs a buffer"),
      Map.entry("ExtraStrategies", "the strategies of module dealloc.extra"),
      Map.entry("LiveSetOrder", "llvm's liveness fixpoint, for the order in which it fills sets"),
      Map.entry("MlProgramStrategies", "the strategies of ml_program"),
      Map.entry("NumberingQueries", "what the reference's verifier asks Operation::isBeforeInBlock"),
      Map.entry("OpNumbers", "Operation::isBeforeInBlock across blocks"),
      Map.entry("ReductionByStrides", "SubViewReduction that counts strides"),
      Map.entry("ShapeStrategies", "the strategies of shape"),
      Map.entry("SmallSet", "the iteration order of llvm::SmallPtrSet"),
      Map.entry("SpirvStrategies", "the strategies of spirv"),
      Map.entry("UncheckedOutput", "Acceptance of whatever LLVM 19's algorithm does"),
      Map.entry("ValueOrder", "the comparison and the algorithm by which the reference sorts values")));

  @Test
  void theReferenceProfileReplacesTheseStrategies() {
    assertEquals(STRATEGIES.keySet(), Profile.reference().replaced().stream().map(KeptFaults::name).collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void theSoundProfileReplacesNone() {
    assertTrue(Profile.SOUND.replaced().isEmpty());
  }

  @Test
  void theseClassesAreInCompatPackages() throws IOException {
    assertEquals(CLASSES.keySet(),
        Repository.mainSources().stream().filter(file -> file.getParent().endsWith("compat"))
            .map(file -> file.getFileName().toString().replace(".java", ""))
            .filter(name -> !name.equals("package-info")).collect(Collectors.toCollection(TreeSet::new)));
  }

  @Test
  void nothingRefersToThem() throws IOException {
    for (Path file : Repository.mainSources()) {
      boolean compat = file.getParent().endsWith("compat") || file.endsWith("module-info.java");
      assertTrue(compat || !Files.readString(file).matches("(?s).*import dev\\.freehold\\.[a-z.]*compat\\..*"), file::toString);
    }
  }
}
