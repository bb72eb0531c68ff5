// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion;

import dev.freehold.conversion.affine.LowerAffine;
import dev.freehold.conversion.linalg.ConvertLinalgToLoops;
import dev.freehold.conversion.memref.ExpandReshape;
import dev.freehold.conversion.memref.ExpandStridedMetadata;
import dev.freehold.conversion.memref.FoldAliases;
import dev.freehold.conversion.scf.ConvertScfToCf;
import dev.freehold.conversion.scf.ForallToLoops;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassProvider;
import java.util.List;

/** The passes of this module. */
public final class ConversionPasses implements PassProvider {
  @Override
  public List<PassInfo> passes() {
    return List.of(ConvertLinalgToLoops.INFO, ConvertLinalgToLoops.PARALLEL, ConvertLinalgToLoops.AFFINE, ConvertScfToCf.INFO,
        ForallToLoops.SEQUENTIAL,
        ForallToLoops.PARALLEL, ExpandReshape.INFO, ExpandStridedMetadata.INFO, FoldAliases.INFO, LowerAffine.INFO);
  }
}
