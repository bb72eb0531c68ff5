// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Deallocation at the last use never has more bytes at once than the ownership-based pipeline, and no more than it must within a function. */
class PeakComparisonTest {
  private static final long MAX_STEPS = 50_000;
  private static List<PeakComparison.Peaks> all;

  @BeforeAll
  static void compare() throws IOException {
    all = PeakComparison.ofModels(MAX_STEPS);
  }

  @Test
  void isNeverAboveThePipeline() {
    assertTrue(all.stream().anyMatch(each -> each.lastUse() < each.pipeline()), "nothing is compared");
    assertEquals(List.of(), all.stream().filter(each -> each.lastUse() > each.pipeline()).toList());
  }

  /** Every eighth program of the corpus, and the one in which it is above. */
  @Test
  void isNeverAboveThePipelineOnAnyPathOfSomeOfTheCorpus() throws IOException {
    List<CorpusProgram> all = CorpusProgram.in(CorpusProgram.OWN);
    isNeverAboveThePipeline(IntStream.range(0, all.size()).filter(i -> i % 8 == 0 || all.get(i).name().startsWith("fault-manual-realloc"))
        .mapToObj(all::get).toList());
  }

  @Test
  @Tag("nightly")
  void isNeverAboveThePipelineOnAnyPathOfTheCorpus() throws IOException {
    isNeverAboveThePipeline(CorpusProgram.in(CorpusProgram.OWN));
  }

  private static void isNeverAboveThePipeline(List<CorpusProgram> programs) {
    PathPeaks peaks = new PathPeaks();
    programs.forEach(peaks::compare);
    assertTrue(peaks.functions().values().stream().mapToInt(PathPeaks.Compared::below).sum() > 0, "nothing is compared");
    List<String> above = peaks.functions().entrySet().stream().filter(each -> each.getValue().above() > 0).map(Map.Entry::getKey).toList();
    // It reallocates to a smaller size: the pipeline expands that to a view of the same buffer, and the interpreter takes a new one.
    assertEquals(List.of("fault-manual-realloc.mlir @f"), above);
  }

  @Test
  void isPathOptimalWithinFunctions() {
    // A private function copies an argument that it returns while its caller still holds another one that is not used any more.
    assertEquals(List.of("lstm.buffers.mlir @lstm"),
        all.stream().filter(each -> each.lastUse() != each.pathOptimal()).map(PeakComparison.Peaks::function).toList());
  }

  @Test
  void isPathOptimalOnRandomPrograms() {
    BoundedPeaks peaks = new BoundedPeaks("last-use-buffer-deallocation-pipeline", "signatures=all");
    PeakComparison.random(3, 1).forEach(peaks::compare);
    assertTrue(peaks.runs().stream().filter(run -> run.peak() > 0).count() > 50, "hardly anything is compared");
    assertEquals(List.of(), peaks.runs().stream().filter(BoundedPeaks.Run::isAbove).toList());
  }
}
