// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.devtools.pictures.LifetimePicture;
import dev.freehold.devtools.pictures.LifetimePicture.Run;
import dev.freehold.interp.Execution;
import dev.freehold.interp.Inputs;
import dev.freehold.interp.Literals;
import dev.freehold.interp.Program;
import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.interp.memory.MemoryReport.Lifetime;
import dev.freehold.interp.semantics.Rules;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.DiagnosticPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamException;

/** Draws the pictures of {@code docs/last-use.md}: how long the buffers of some of its examples live behind each pipeline. */
final class LifetimePictures {
  private static final Path EXAMPLES =
      Repository.ROOT.resolve("ownership/dealloc/src/test/resources/dev/freehold/dealloc/last-use/examples");
  static final Path FOLDER = Repository.ROOT.resolve("docs/pictures");
  private static final List<String> PIPELINES = List.of("buffer-deallocation-pipeline", "last-use-buffer-deallocation-pipeline");
  private static final Pattern ALLOCATION = Pattern.compile("\\s*(%\\w+) = .*alloc.*");

  private final TransformedPrograms programs = new TransformedPrograms();

  private LifetimePictures() {}

  /**
   * A program that is drawn.
   *
   * @param name of the example and of the picture
   * @param arguments of its function {@code @f}
   */
  private record Example(String name, String title, String arguments) {}

  private static final List<Example> DRAWN = List.of(
      new Example("01-last-use", "01-last-use: three buffers, one computed from the other", "1.0"),
      new Example("07-while-carried", "07-while-carried: a loop that carries a buffer, five iterations", "1.0, 6.0"),
      new Example("22-two-carried", "22-two-carried: a loop that carries two buffers of the caller, five iterations",
          "0, 5, 1, dense<0.0> : tensor<f32>, dense<0.0> : tensor<f32>"));

  /** The text of each picture, by the name of its file. */
  static Map<String, String> draw() throws IOException, XMLStreamException {
    LifetimePictures pictures = new LifetimePictures();
    Map<String, String> drawn = new HashMap<>();
    for (Example example : DRAWN) drawn.put(example.name + ".svg", pictures.draw(example));
    return drawn;
  }

  private String draw(Example example) throws IOException, XMLStreamException {
    Path file = EXAMPLES.resolve(example.name + ".mlir");
    List<String> source = Files.readAllLines(file);
    List<Run> runs = new ArrayList<>();
    for (String pipeline : PIPELINES) {
      Program program = programs.behind(file, pipeline);
      if (program == null) throw new IllegalStateException(file + " is refused by " + pipeline);
      MemoryReport report = run(program, example.arguments);
      runs.add(new Run("--" + pipeline, report, names(report.lifetimes(), source)));
    }
    return LifetimePicture.svg(example.title, runs);
  }

  private static MemoryReport run(Program program, String arguments) {
    FunctionLike function = program.function("f");
    Inputs inputs = Literals.parse(Literals.split(arguments), function, program.registry());
    return MemoryReport.of(Execution.of(program, function, inputs).with(Rules.STRICT.remembering(true)).run().heap());
  }

  /** The names that buffers have in the source, with numbers where there are several. */
  private static List<String> names(List<Lifetime> lifetimes, List<String> source) {
    List<String> names = lifetimes.stream().map(life -> name(life.site(), source)).toList();
    Map<String, Integer> seen = new HashMap<>();
    List<String> numbered = new ArrayList<>();
    for (String name : names) {
      boolean isOnly = names.indexOf(name) == names.lastIndexOf(name);
      numbered.add(isOnly ? name : name + " " + seen.merge(name, 1, Integer::sum));
    }
    return numbered;
  }

  /** What the program does not allocate itself is what the pipeline adds. */
  private static String name(Location site, List<String> source) {
    Location.File place = DiagnosticPrinter.file(site);
    Matcher allocation = ALLOCATION.matcher(place == null ? "" : source.get(place.line() - 1));
    return allocation.matches() ? allocation.group(1) : "added buffer";
  }

  public static void main(String[] args) throws IOException, XMLStreamException {
    Files.createDirectories(FOLDER);
    for (Map.Entry<String, String> picture : draw().entrySet()) Files.writeString(FOLDER.resolve(picture.getKey()), picture.getValue());
  }
}
