// SPDX-License-Identifier: Apache-2.0
package dev.freehold.testdialect;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.pass.Pass;
import dev.freehold.pass.PassContext;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.Remark;
import java.util.function.Supplier;

/** Makes the remarks of the reference's {@code --test-remark} about each operation. */
public record RemarkTestPass() implements Pass {
  public static final PassInfo INFO =
      PassInfo.of("test-remark", "TestRemarkPass", "Tests the remark pipeline feature", options -> new RemarkTestPass());

  @Override
  public PassInfo info() {
    return INFO;
  }

  @Override
  public void run(Op root, PassContext cx) {
    root.walk(op -> {
      if (op instanceof ModuleOp) return;
      cx.remark(Remark.Kind.MISSED, "a-category-1-missed", advice(op, "This is a test missed remark"));
      cx.remark(Remark.Kind.PASSED, "category-1-passed", advice(op, "This is a test passed remark (should be dropped)"));
      cx.remark(Remark.Kind.PASSED, "category-1-passed", advice(op, "This is a test passed remark"));
      cx.remark(Remark.Kind.FAILURE, "category-2-failed", advice(op, "This is a test failed remark"));
      cx.remark(Remark.Kind.ANALYSIS, "category-2-analysis", () -> at(op).text("This is a test analysis remark"));
    });
  }

  private static Supplier<Remark.Builder> advice(Op op, String text) {
    return () -> at(op).text(text).reason("because we are testing the remark pipeline").suggestion("try using the remark pipeline feature");
  }

  private static Remark.Builder at(Op op) {
    return Remark.at(op.location(), "test-remark");
  }
}
