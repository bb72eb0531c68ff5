// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.pass.Remark;
import dev.freehold.pass.Remarks;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;

/** Where the remarks about one program go, as the command line says: among the diagnostics, or as YAML into a file. */
final class RemarkOutput implements Remarks {
  private final RemarkFilter filter;
  private final boolean isYaml;
  private final boolean onlyFinal;
  private final Diagnostics diagnostics;
  private final OutputStream file;
  private final LinkedHashMap<Subject, Remark> kept = new LinkedHashMap<>();

  /** What a remark is about: a later one about the same takes its place where only the final ones are wanted. */
  private record Subject(Location location, Remark.Kind kind, String category, String name) {
    static Subject of(Remark remark) {
      return new Subject(remark.location(), remark.kind(), remark.category(), remark.name());
    }
  }

  /** @param file where YAML goes */
  RemarkOutput(ParsedArguments arguments, Diagnostics diagnostics, OutputStream file) {
    filter = new RemarkFilter(arguments);
    isYaml = OptOptions.hasYamlRemarks(arguments);
    onlyFinal = "final".equals(arguments.get(OptOptions.REMARK_POLICY));
    this.diagnostics = diagnostics;
    this.file = file;
  }

  @Override
  public boolean wants(Remark.Kind kind, String category) {
    return filter.accepts(kind, category);
  }

  @Override
  public void take(Remark remark) {
    if (onlyFinal) kept.putLast(Subject.of(remark), remark);
    else put(remark);
  }

  /** Says what was kept, as nothing can take its place any more. */
  void finish() {
    kept.values().forEach(this::put);
    kept.clear();
  }

  private void put(Remark remark) {
    if (!isYaml) {
      diagnostics.report(Diagnostic.remark(remark.location(), remark.message()));
      return;
    }
    try {
      file.write(Utf8.encode(YamlRemarks.document(remark)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
