// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.warm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JmhResultsTest {
  @TempDir private Path folder;

  @Test
  void figuresAreFoundByBenchmarkAndParameters() throws IOException {
    Path file = Files.writeString(folder.resolve("jmh.csv"), """
        "Benchmark","Mode","Threads","Samples","Score","Score Error (99.9%)","Unit","Param: program","Param: threads"
        "a.Opt.run","avgt",1,5,17.5,NaN,"ms/op",small,1
        "a.Opt.run:gc.alloc.rate.norm","avgt",1,5,2000,NaN,"B/op",small,1
        "a.Opt.run","avgt",1,5,6.5,NaN,"ms/op",small,all
        """);
    JmhResults results = JmhResults.read(file);
    assertEquals(17.5, results.score("Opt.run", Map.of("program", "small", "threads", "1")));
    assertEquals(6.5, results.score("Opt.run", Map.of("program", "small", "threads", "all")));
    assertEquals(2000, results.score("Opt.run:gc.alloc.rate.norm", Map.of("threads", "1")));
    assertEquals(Double.NaN, results.score("Opt.run", Map.of("program", "large")));
  }
}
